import { usePage } from '#engine/react/page-context.tsx';
import { Field } from '#ui/design/field.tsx';
import { eitherWillDo, type FormFields, type InputName, inputNames } from './form-fields.ts';
import { type FieldErrors, type FieldName, longest } from './validate-lead.ts';

const kinds: Readonly<
  Record<InputName, { type: string; autoComplete: string; inputMode?: 'email' | 'tel' }>
> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
};

interface LeadInputsProps {
  readonly fields: FormFields;
  readonly fieldErrors: FieldErrors;
  readonly idOf: (field: FieldName) => string;
  readonly edit: (field: FieldName) => void;
}

/** The fields the form asks for. The browser keeps what is typed; the form reads it when it is sent. */
export function LeadInputs({ fields, fieldErrors, idOf, edit }: LeadInputsProps) {
  const { t } = usePage();
  const either = eitherWillDo(fields);
  return inputNames.map((name) => {
    if (fields[name] === 'hidden') return null;
    const error = fieldErrors.get(name);
    const free = fields[name] === 'optional' && !(either && name !== 'name');
    return (
      <Field
        key={name}
        id={idOf(name)}
        label={
          <>
            {t(`lead-form.${name}`)}
            {free && <span className="font-normal text-ink-soft"> {t('lead-form.optional')}</span>}
          </>
        }
        hint={either && name === 'email' ? t('lead-form.either') : undefined}
        error={error && t(`lead-form.${error}`)}
      >
        <input
          {...kinds[name]}
          name={name}
          required={fields[name] === 'required'}
          maxLength={longest[name]}
          spellCheck={false}
          onChange={() => edit(name)}
          className="input"
        />
      </Field>
    );
  });
}
