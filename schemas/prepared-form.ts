import type { CallRef } from './calls/call-ref.ts';
import type { FormDefinition, PasswordRules } from './form.ts';
import type { FormSource } from './form-source.ts';

/** A form ready to be shown: what its view and its browser code need, as plain JSON. */
export interface PreparedForm {
  readonly source: FormSource;
  /** Without what was quarantined, with the options of lookups filled in. */
  readonly definition: FormDefinition;
  /** Address of the compiled rules: an immutable module of our own origin, named by the hash of its content. */
  readonly rulesUrl: string;
  /** Where it is sent, on our own origin. */
  readonly submit: CallRef;
  /** Where files go, and the call of hints, whose `{field}` is filled when it is made; missing where there is no such call. */
  readonly filesUrl?: string;
  readonly hints?: CallRef;
  /** Present when a field or rule asks for them. */
  readonly passwordRules?: PasswordRules;
  /** The calendar day at the site's place when the form was prepared, `YYYY-MM-DD`: rules about dates and ages count from it. */
  readonly today: string;
}

/** Something of a definition that was not taken over, and why: for editors and logs. */
export interface FormFinding {
  readonly kind:
    | 'bad-definition'
    | 'bad-field'
    | 'unknown-field-type'
    | 'unknown-rule'
    | 'bad-rule-value'
    | 'dangerous-pattern'
    | 'unknown-binding'
    | 'bad-binding'
    | 'duplicate-field'
    | 'too-many-fields'
    | 'reserved-name';
  readonly field: string;
  readonly message: string;
  /** What would make it right. */
  readonly cure: string;
}

/** Why a value is not accepted: one per field, in the order of the screen. */
export interface FormError {
  readonly field: string;
  /** Type of the rule, or `type` for a value of the wrong kind, or `server`. */
  readonly rule: string;
  /** What a person reads; null where the definition has no message: then the text `form.error.<rule>` of the interface. */
  readonly message: string | null;
  /** For that text's placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What the server says of a submission. `values` holds known and visible fields only. */
export type FormVerdict =
  | { readonly ok: true; readonly values: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly errors: readonly FormError[] };
