import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { FieldViewProps } from '../../field-kind.ts';
import { controlAttributes } from '../../frame/control-attributes.ts';
import { useTypedText } from '../../frame/use-typed-text.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { purposeOf, rulesFor } from './password-purpose.ts';

const asIs = (text: string) => text;

/** A password: may be pasted, filled by a manager and looked at; a new one comes with what is asked of it. */
export function PasswordView(props: FieldViewProps<string>) {
  const { field, id, disabled, services } = props;
  const { t } = services;
  const { ref, text, type } = useTypedText({ ...props, read: asIs, show: asIs });
  const [seen, setSeen] = useState(false);
  const [capitals, setCapitals] = useState(false);
  const rules = rulesFor(field, services.passwordRules);
  useEffect(() => {
    // A browser keeps what a control of type `text` held for its list of suggestions: hide it before the form is sent.
    const form = ref.current?.form;
    const hide = () => setSeen(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [ref]);
  const watchCapitals = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'));
  return (
    <>
      <div className="field-affix">
        <input
          {...controlAttributes(
            props,
            rules ? `${id}-rules` : undefined,
            capitals ? `${id}-capitals` : undefined,
          )}
          type={seen ? 'text' : 'password'}
          autoComplete={purposeOf(field)}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          ref={ref}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={watchCapitals}
          onKeyUp={watchCapitals}
          onBlur={() => {
            setCapitals(false);
            props.onBlur();
          }}
          className="input"
        />
        <button
          type="button"
          className="field-inside-button"
          disabled={disabled}
          aria-controls={id}
          aria-label={t(seen ? 'form.password.hide-it' : 'form.password.show-it')}
          onClick={() => setSeen(!seen)}
        >
          {seen ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          {t(seen ? 'form.password.hide' : 'form.password.show')}
        </button>
      </div>
      <span role="status" className="sr-only">
        {seen ? t('form.password.seen') : ''}
      </span>
      <p role="status" id={`${id}-capitals`} className="field-hint empty:hidden">
        {capitals ? t('form.password.capitals') : ''}
      </p>
      {rules && <PasswordChecklist id={`${id}-rules`} password={text} rules={rules} t={t} />}
    </>
  );
}
