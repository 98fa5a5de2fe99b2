import type { FormField } from '#schemas/form.ts';
import { ruleOf } from '../../frame/field-rules.ts';

/** How a line is written on phones and whether a browser corrects it. */
export interface Writing {
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  readonly autoCapitalize?: 'none' | 'characters';
  readonly spellCheck?: boolean;
  /** A code is set in figures of one width. */
  readonly 'data-code'?: true;
}

const digits: Writing = { inputMode: 'numeric', spellCheck: false, 'data-code': true };
const sign: Writing = { autoCapitalize: 'characters', spellCheck: false, 'data-code': true };

/** Writing that suits the rules and the purpose of a text field. A postal code keeps all keys: it has a hyphen. */
export function writingOf(field: FormField): Writing {
  if (field.autocomplete === 'one-time-code' || ruleOf(field, 'pesel') || ruleOf(field, 'nrb')) return digits;
  if (ruleOf(field, 'iban')) return sign;
  if (ruleOf(field, 'email') || field.autocomplete === 'username')
    return { inputMode: 'email', autoCapitalize: 'none', spellCheck: false };
  if (ruleOf(field, 'phone')) return { inputMode: 'tel', spellCheck: false };
  return field.autocomplete ? { spellCheck: false } : {};
}
