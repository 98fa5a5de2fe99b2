import type { FormDefinition, FormField, FormRule } from '#schemas/form.ts';
import type { FormError, FormVerdict } from '#schemas/prepared-form.ts';
import { brokenRules } from './broken-rules.ts';
import type { CompiledRules } from './compiled-rules.ts';
import {
  type CheckContext,
  dependentRules,
  type Placeholders,
  type RuleSurroundings,
} from './dependent-rules.ts';
import { evaluateRead, type FieldState } from './evaluate-bindings.ts';
import { fieldsOf, hasValue, rulesOf } from './form-fields.ts';
import { isFilled, readValues } from './read-values.ts';
import { ruleNumbers } from './rule-numbers.ts';
import { textErrors } from './text-errors.ts';

export type { CheckContext } from './dependent-rules.ts';

/** Names of unknown fields an answer repeats at most, and how much of each: a client may send any number. */
const maxUnknown = { names: 20, length: 60 } as const;

/**
 * Checks a submission against a form: the one way, in browser and server ([sec 30]). Fields that are not shown are left
 * out, whatever they hold. Fields the form does not have are refused ([sec 31]). One error per field, in the order of the
 * screen: a missing value first, then a value of the wrong kind, then the rules as the definition lists them. Message:
 * the rule's, else the field's, else null for the text `form.error.<rule>`, with `values` for its placeholders: `count` (minLength, maxLength,
 * maxFiles, min and max of choices), `limit` (min and max of numbers; money in minor units), `fault` (text-errors.ts), and
 * those of dependentRules.
 * Errors about fields the form does not have come last, with rule `unknown`.
 * @param definition as the mapper left it; the compiled rules have to be made of the same
 * @param values anything; a flat object of values by alias is meant
 */
export function checkValues(
  definition: FormDefinition,
  compiled: CompiledRules,
  { values, context }: { readonly values: unknown; readonly context: CheckContext },
): FormVerdict {
  if (!isRecord(values)) return { ok: false, errors: [{ field: '', rule: 'type', message: null }] };
  const fields = fieldsOf(definition).filter(hasValue);
  const byAlias = new Map(fields.map((field) => [field.alias, field]));
  const { states, values: shown } = evaluateRead(definition, readValues(definition, values));
  const broken = brokenRules(compiled, shown);
  const around: RuleSurroundings = { ...context, values: shown, fields: byAlias };
  const errors = fields.flatMap((field) => {
    const state = states.get(field.alias);
    if (!state?.visible) return [];
    return errorOf(field, { state, broken: broken.fields.get(field.alias), around }) ?? [];
  });
  const unknown = Object.keys(values).filter((name) => !byAlias.has(name));
  for (const name of unknown.slice(0, maxUnknown.names)) {
    errors.push({ field: name.slice(0, maxUnknown.length), rule: 'unknown', message: null });
  }
  // The rules refused something that none of our fields explains: whatever it was, it does not pass.
  if (errors.length === 0 && !broken.ok) errors.push({ field: '', rule: 'type', message: null });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values: Object.fromEntries(shown) };
}

function errorOf(
  field: FormField,
  {
    state,
    broken,
    around,
  }: {
    readonly state: FieldState;
    readonly broken: ReadonlySet<string> | undefined;
    readonly around: RuleSurroundings;
  },
): FormError | null {
  const value = around.values.get(field.alias);
  const rules = rulesOf(field);
  if (state.required && !isFilled(field, value)) {
    return describe(field, rules.find((rule) => rule.type === 'required') ?? { type: 'required' });
  }
  if (value === undefined) return null;
  if (broken?.has('type')) return describe(field, { type: 'type' });
  for (const [at, rule] of rules.entries()) {
    const names = dependentRules.get(rule.type)?.(value, rule, around);
    if (names) return describe(field, rule, names);
    // A day that does not exist is a value of the wrong kind; nobody wrote this rule.
    if (broken?.has(String(at)))
      return rule.type === 'date'
        ? describe(field, { type: 'type' })
        : describe(field, rule, faultIn(value, rule));
  }
  return isAllowed(value, state.allowed)
    ? null
    : describe(field, rules.find((rule) => rule.type === 'in') ?? { type: 'in' });
}

function faultIn(value: unknown, rule: FormRule): Placeholders | undefined {
  const fault = typeof value === 'string' ? textErrors.get(rule.type)?.(value) : null;
  return fault ? { fault } : undefined;
}

function isAllowed(value: unknown, allowed: readonly string[] | undefined): boolean {
  if (allowed === undefined) return true;
  const keys: readonly unknown[] = Array.isArray(value) ? value : [value];
  return keys.every((key) => typeof key === 'string' && allowed.includes(key));
}

function describe(field: FormField, rule: FormRule, names?: Placeholders): FormError {
  const values = names ?? ruleNumbers(field, rule);
  return {
    field: field.alias,
    rule: rule.type,
    message: rule.error_message ?? field.error_message ?? null,
    ...(Object.keys(values).length > 0 && { values }),
  };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
