import type { LeadFormProps } from './props.ts';

export const inputNames = ['name', 'email', 'phone'] as const;
export type InputName = (typeof inputNames)[number];
export type Presence = 'required' | 'optional' | 'hidden';

/** Which fields a form shows, and which of them it needs. */
export type FormFields = Readonly<Record<InputName, Presence>>;

const usual: Readonly<Record<LeadFormProps['variant'], FormFields>> = {
  newsletter: { name: 'hidden', email: 'required', phone: 'hidden' },
  contact: { name: 'optional', email: 'optional', phone: 'optional' },
  callback: { name: 'optional', email: 'hidden', phone: 'required' },
};

/**
 * The fields of a form. The only way to answer is needed, and a form without any gets an e-mail field: nothing else
 * could be sent.
 */
export function fieldsOf(props: Pick<LeadFormProps, 'variant' | InputName>): FormFields {
  const fields = { ...usual[props.variant] };
  for (const name of inputNames) fields[name] = props[name] ?? fields[name];
  if (fields.email === 'hidden')
    return { ...fields, ...(fields.phone === 'hidden' ? { email: 'required' } : { phone: 'required' }) };
  return fields.phone === 'hidden' ? { ...fields, email: 'required' } : fields;
}

/** Whether one of e-mail and phone is enough, whichever the visitor likes better. */
export const eitherWillDo = ({ email, phone }: FormFields): boolean =>
  email === 'optional' && phone === 'optional';
