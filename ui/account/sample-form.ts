import type { FormField } from '#schemas/form.ts';
import type { FormSource } from '#schemas/form-source.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import { prepareSample } from '#ui/forms/samples/prepare-sample.ts';

/** A prepared form for examples and tests: it has no compiled rules and is never sent. */
export function sampleForm(
  source: FormSource,
  {
    button,
    fields,
    title = 'Formularz',
  }: { readonly button: string; readonly fields: readonly FormField[]; readonly title?: string },
): PreparedForm {
  return prepareSample(
    {
      alias: source.kind,
      title,
      button_text: button,
      groups: [{ alias: 'main', fields: [...fields] }],
    },
    { source },
  );
}

const required = [{ type: 'required' }];

export const emailField: FormField = {
  alias: 'email',
  type: 'email',
  title: 'Adres e-mail',
  autocomplete: 'username',
  validation_rules: required,
};

export const passwordField = (alias: string, title: string): FormField => ({
  alias,
  type: 'password',
  title,
  autocomplete: alias === 'password' ? 'new-password' : 'current-password',
  validation_rules: required,
});

export const textField = (alias: string, title: string): FormField => ({ alias, type: 'text', title });
