import { Check, Circle } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PasswordRules } from '#schemas/form.ts';
import type { FormServices } from '../../field-kind.ts';
import { passwordLines } from './password-lines.ts';

interface PasswordChecklistProps {
  readonly id: string;
  readonly password: string;
  readonly rules: PasswordRules;
  readonly t: FormServices['t'];
}

/**
 * What the server asks of a password, each line met or not yet met in words and sign, not by colour alone. How much is
 * missing is said aloud when the typing pauses, not at each key.
 */
export function PasswordChecklist({ id, password, rules, t }: PasswordChecklistProps) {
  const lines = passwordLines(password, rules);
  const open = lines.filter((line) => !line.met).length;
  const words = open === 0 ? t('form.password.all-met') : t('form.password.open', { count: open });
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setSpoken(password === '' ? '' : words), 800);
    return () => clearTimeout(pause);
  }, [password, words]);
  return (
    <>
      <ul id={id} className="field-checklist">
        {lines.map(({ name, met, count }) => (
          <li key={name} data-met={met ? '' : undefined}>
            {met ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <span>
              {t(`form.password.rule-${name}`, { count })}
              <span className="sr-only">: {t(met ? 'form.password.met' : 'form.password.not-met')}</span>
            </span>
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  );
}
