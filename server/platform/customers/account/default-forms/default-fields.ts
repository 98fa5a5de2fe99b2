import type { FormField } from '#schemas/form.ts';
import type { PersonLanguage as FormLanguage } from '../../../http/person-texts.ts';
import { fieldHints, fieldTitles } from './field-words.ts';

type MakeField = (language: FormLanguage) => FormField;

const required = { type: 'required' } as const;
const atMost = (value: number) => ({ type: 'maxLength', value });

/** A field whose title is in `fieldTitles` under the same name. */
function make(
  name: keyof typeof fieldTitles,
  type: FormField['type'],
  rest: Omit<FormField, 'alias' | 'type' | 'title'> & { readonly alias?: string },
): MakeField {
  return (language) => {
    const hint = fieldHints[name]?.(language);
    return {
      alias: name,
      type,
      title: fieldTitles[name](language),
      ...(hint !== undefined && { hint }),
      ...rest,
    };
  };
}

const name = (autocomplete: string) => ({
  autocomplete,
  width: 'half' as const,
  validation_rules: [required, atMost(100)],
});

export const firstname = make('firstname', 'text', name('given-name'));
export const lastname = make('lastname', 'text', name('family-name'));
export const surname = make('surname', 'text', {
  autocomplete: 'family-name',
  validation_rules: [required, atMost(100)],
});
export const email = make('email', 'email', {
  autocomplete: 'email',
  validation_rules: [required, { type: 'email' }],
});
export const phone = make('phone', 'phone', {
  autocomplete: 'tel',
  validation_rules: [required, { type: 'phone' }],
});
export const pesel = make('pesel', 'text', { validation_rules: [required, { type: 'pesel' }] });
export const password = make('password', 'password', {
  autocomplete: 'current-password',
  validation_rules: [required],
});
export const currentPassword = make('current_password', 'password', {
  autocomplete: 'current-password',
  validation_rules: [required],
});
/** Needed for some changes only, so that the form does not ask for it always. */
export const confirmingPassword = make('confirming_password', 'password', {
  alias: 'current_password',
  autocomplete: 'current-password',
});
export const code = make('code', 'text', {
  autocomplete: 'one-time-code',
  validation_rules: [required, { type: 'regex', value: '^\\s*\\d{6}\\s*$' }],
});
export const street = make('street', 'text', {
  autocomplete: 'address-line1',
  validation_rules: [atMost(100)],
});
export const house = make('house', 'text', { width: 'half', validation_rules: [atMost(20)] });
export const flat = make('flat', 'text', { width: 'half', validation_rules: [atMost(20)] });
export const postalCode = make('postal_code', 'text', {
  autocomplete: 'postal-code',
  width: 'half',
  validation_rules: [{ type: 'postalCode' }],
});
export const city = make('city', 'text', {
  autocomplete: 'address-level2',
  width: 'half',
  validation_rules: [atMost(100)],
});
export const documents = make('documents', 'file', {
  validation_rules: [
    { type: 'mimeTypes', value: ['jpeg', 'png', 'pdf'] },
    { type: 'maxFiles', value: 5 },
  ],
});
export const terms = make('consent_terms', 'consent', { validation_rules: [required] });
export const marketing = make('consent_marketing', 'consent', {});

export const newPassword = (language: FormLanguage): FormField[] => [
  make('new_password', 'password', {
    alias: 'password',
    autocomplete: 'new-password',
    validation_rules: [required, { type: 'password' }],
  })(language),
  make('password_repeat', 'password', {
    autocomplete: 'new-password',
    validation_rules: [required, { type: 'equalsField', value: 'password' }],
  })(language),
];
