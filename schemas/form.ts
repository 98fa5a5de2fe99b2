import { type Static, Type } from 'typebox';
import { Alias, Link } from './names.ts';

export * from './form-types.ts';

/**
 * A form as the server defines it (specification 3). Types of fields, rules and bindings are open words here: what the
 * form constructor does not know is reported and left out, so that a newer server does not take a form down.
 */

/** Name of a field: a key of the submitted object. */
export const FieldAlias = Type.String({
  pattern: '^[a-z][a-zA-Z0-9_-]*$',
  maxLength: 60,
  description: 'Begins with a lower case letter; letters, digits, hyphens and underscores',
});

const Scalar = Type.Union([Type.String({ maxLength: 2000 }), Type.Number(), Type.Boolean()]);

export const FormRule = Type.Object({
  type: Type.String({ maxLength: 60 }),
  value: Type.Optional(Type.Unknown()),
  /** What a person reads when the rule is broken; without it the field's own, then a text of the interface. */
  error_message: Type.Optional(Type.String({ maxLength: 300 })),
});
export type FormRule = Static<typeof FormRule>;

export const FormCondition = Type.Object({
  field: FieldAlias,
  operator: Type.String({ maxLength: 30 }),
  value: Type.Optional(Type.Union([Scalar, Type.Array(Scalar, { maxItems: 100 })])),
});
export type FormCondition = Static<typeof FormCondition>;

export const FormBinding = Type.Object({
  type: Type.String({ maxLength: 30 }),
  /** All of them have to hold. */
  when: Type.Array(FormCondition, { minItems: 1, maxItems: 10 }),
  /** `fill`: this value … */
  value: Type.Optional(Scalar),
  /** … or the value of this field. */
  from: Type.Optional(FieldAlias),
  /** `limit`: keys of the options that remain. */
  values: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 500 })),
});
export type FormBinding = Static<typeof FormBinding>;

export const FormOption = Type.Object({
  key: Type.String({ minLength: 1, maxLength: 100 }),
  value: Type.String({ minLength: 1, maxLength: 300 }),
});
export type FormOption = Static<typeof FormOption>;

export const FormField = Type.Object({
  alias: FieldAlias,
  type: Type.String({ maxLength: 40 }),
  title: Type.String({ maxLength: 500 }),
  hint: Type.Optional(Type.String({ maxLength: 500 })),
  placeholder: Type.Optional(Type.String({ maxLength: 200 })),
  /** Shown for any broken rule that has no message of its own. */
  error_message: Type.Optional(Type.String({ maxLength: 300 })),
  /** Options of select, multi-select and radio. */
  values: Type.Optional(Type.Array(FormOption, { maxItems: 500 })),
  /** A lookup whose items are the options; the server fills `values` from it. */
  lookup: Type.Optional(Alias),
  default_value: Type.Optional(Type.Union([Scalar, Type.Array(Type.String({ maxLength: 100 }))])),
  validation_rules: Type.Optional(Type.Array(FormRule, { maxItems: 30 })),
  bindings: Type.Optional(Type.Array(FormBinding, { maxItems: 20 })),
  /** The document a consent is about. */
  document: Type.Optional(Type.Object({ label: Type.String({ minLength: 1, maxLength: 200 }), href: Link })),
  /** ISO 4217 code of a money field. */
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  /** Where the hints of an autocomplete field come from: a name the server knows. Never an address from a browser ([sec 19]). */
  hints: Type.Optional(Alias),
  /** Purpose of the field for browsers and password managers: a word of HTML's `autocomplete` (WCAG 1.3.5). */
  autocomplete: Type.Optional(Type.String({ pattern: '^[a-z0-9 -]{1,60}$' })),
  /** Width in a wide form; a full line by default. */
  width: Type.Optional(Type.Union([Type.Literal('full'), Type.Literal('half')])),
});
export type FormField = Static<typeof FormField>;

export const FormGroup = Type.Object({
  alias: Alias,
  title: Type.Optional(Type.String({ maxLength: 200 })),
  hint: Type.Optional(Type.String({ maxLength: 500 })),
  fields: Type.Array(FormField, { maxItems: 300 }),
});
export type FormGroup = Static<typeof FormGroup>;

export const FormDefinition = Type.Object({
  alias: Alias,
  title: Type.String({ maxLength: 200 }),
  lead: Type.Optional(Type.String({ maxLength: 1000 })),
  button_text: Type.String({ minLength: 1, maxLength: 80 }),
  groups: Type.Array(FormGroup, { minItems: 1, maxItems: 50 }),
  /** A successful submission forgets where the visitor came from. */
  clear_marketing_cookie: Type.Optional(Type.Boolean()),
  /** What is said after a successful submission. */
  success_title: Type.Optional(Type.String({ maxLength: 200 })),
  success_text: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type FormDefinition = Static<typeof FormDefinition>;

/** Hints of one answer where nobody says how many. */
export const usualHints = 10;

/** One allowed answer of autocomplete. */
export const FormHint = Type.Object({ value: Type.String({ minLength: 1, maxLength: 300 }) });
export type FormHint = Static<typeof FormHint>;

/** A file that was taken in; a submission names it by its id. */
export const FormFile = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  type: Type.String(),
});
export type FormFile = Static<typeof FormFile>;

/** Answer to a submission that was taken. */
export const FormAccepted = Type.Object({
  id: Type.String(),
  title: Type.Optional(Type.String()),
  text: Type.Optional(Type.String()),
});
export type FormAccepted = Static<typeof FormAccepted>;

/** The server's rules for passwords (call `user.password-rules`, specification 5). */
export const PasswordRules = Type.Object({
  min_length: Type.Integer({ minimum: 1, maximum: 128 }),
  max_length: Type.Integer({ minimum: 8, maximum: 1024 }),
  lower_case: Type.Boolean(),
  upper_case: Type.Boolean(),
  digit: Type.Boolean(),
  special: Type.Boolean(),
});
export type PasswordRules = Static<typeof PasswordRules>;
