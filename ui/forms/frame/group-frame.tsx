import type { ReactNode } from 'react';
import type { FieldViewProps } from '../field-kind.ts';
import { FieldError, FieldHint, FieldTitle } from './field-words.tsx';

interface GroupFrameProps
  extends Pick<
    FieldViewProps<never>,
    'field' | 'id' | 'error' | 'required' | 'describedBy' | 'disabled' | 'services'
  > {
  /** `radiogroup` where one of several is chosen: only that role may say that an answer is needed or wrong. */
  readonly role?: 'radiogroup';
  readonly children: ReactNode;
}

/** Legend, hint and error around several controls that answer one question (WCAG 2.2, 1.3.1, 3.3.1). */
export function GroupFrame({ role, children, ...props }: GroupFrameProps) {
  return (
    <fieldset
      id={`${props.id}-group`}
      className="field-group"
      disabled={props.disabled}
      aria-describedby={props.describedBy}
      {...(role && {
        role,
        'aria-required': props.required || undefined,
        'aria-invalid': props.error ? true : undefined,
      })}
    >
      <legend>
        <FieldTitle {...props} />
      </legend>
      <FieldHint {...props} />
      {children}
      <FieldError {...props} />
    </fieldset>
  );
}
