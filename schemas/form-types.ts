/**
 * The words and limits of forms, apart from their schemas: browser code needs them and must not carry TypeBox along.
 */

/**
 * Rule types and their `value`:
 * `required` none; `minLength`, `maxLength` characters; `min`, `max` the number (for money: minor units; for choices:
 * how many); `regex` a pattern; `email`, `phone`, `pesel`, `iban`, `nrb`, `postalCode` none; `dateRange` `{from?, to?}`
 * each `YYYY-MM-DD`, `today` or `today±N` days; `age` `{min?, max?}` whole years; `in` the allowed keys; `equalsField`
 * the other field's alias; `mimeTypes` media types or the short names jpeg, png, pdf, msword (specification 5);
 * `maxSize` bytes of one file; `maxFiles` how many; `password` none: the server's password rules.
 */
export const ruleTypes = [
  'required',
  'minLength',
  'maxLength',
  'min',
  'max',
  'regex',
  'email',
  'phone',
  'dateRange',
  'age',
  'in',
  'equalsField',
  'pesel',
  'iban',
  'nrb',
  'postalCode',
  'mimeTypes',
  'maxSize',
  'maxFiles',
  'password',
] as const;
export type RuleType = (typeof ruleTypes)[number];

/**
 * What other fields do to this one. `show`: it is there only while the condition holds; `require`: it is needed while the
 * condition holds; `fill`: it takes `value`, or the value of the field `from`, when the condition begins to hold;
 * `limit`: while the condition holds only the options with these keys (`values`) are offered and accepted.
 */
export const bindingTypes = ['show', 'require', 'fill', 'limit'] as const;
export type BindingType = (typeof bindingTypes)[number];

export const conditionOperators = [
  'equals',
  'notEquals',
  'in',
  'notIn',
  'filled',
  'empty',
  'greater',
  'less',
] as const;

/** Most fields a form may have, longest pattern of a `regex` rule (security thresholds). */
export const formLimits = { fields: 300, patternLength: 500 } as const;

/** Longest query and longest list of hints (security thresholds). */
export const hintLimits = { query: 100, limit: 50 } as const;

/** Largest file, most files of one field, most pixels of a picture (security thresholds). */
export const uploadLimits = { bytes: 10 * 1024 * 1024, files: 5, pixels: 40_000_000 } as const;
