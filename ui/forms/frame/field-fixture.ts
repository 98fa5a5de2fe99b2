import type { FormField, PasswordRules } from '#schemas/form.ts';

/** A field in one of the states it can be in: what the contract suite and the gallery of fields are made of. */
export interface FieldFixture {
  readonly name: string;
  readonly field: FormField;
  readonly value: unknown;
  readonly error?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly allowed?: readonly string[];
  readonly passwordRules?: PasswordRules;
}

/** What a person does with a control, by its name. */
export type FieldStep =
  | { readonly type: string; readonly into: string }
  | { readonly choose: string; readonly in: string }
  | { readonly tick: string; readonly value?: string };

/** Steps in a field that starts empty, and the value the form then holds. */
export interface FieldEntry {
  readonly name: string;
  readonly field: FormField;
  readonly steps: readonly FieldStep[];
  readonly becomes: unknown;
}
