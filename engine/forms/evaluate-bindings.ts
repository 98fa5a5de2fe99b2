import type { FormBinding, FormDefinition, FormField } from '#schemas/form.ts';
import { holds } from './conditions.ts';
import { fieldsOf } from './form-fields.ts';
import { type FormValues, readValues } from './read-values.ts';

/** What the values of the form make of one field. */
export interface FieldState {
  readonly visible: boolean;
  /** By a rule or a binding; false while the field is not there. */
  readonly required: boolean;
  /** Keys that may be chosen now; missing while all may. */
  readonly allowed?: readonly string[];
  /**
   * Missing while no `fill` binding holds. The form puts it in when it appears or changes, not again and again: what a
   * person types over it stays.
   */
  readonly fill?: unknown;
}

/**
 * Evaluates every binding of a form (specification 3). All `show` bindings of a field have to hold, one `require` is
 * enough, several `limit` leave what all of them allow, the first `fill` wins. A field that is not shown counts as empty
 * for the others. Pure, the same in browser and server; takes any values.
 */
export function evaluateBindings(
  definition: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, FieldState> {
  return evaluateRead(definition, readValues(definition, values)).states;
}

export interface Evaluated {
  readonly states: ReadonlyMap<string, FieldState>;
  /** Values of the fields that are shown. */
  readonly values: FormValues;
}

/** The same for values that were read already, with what is left of them. */
export function evaluateRead(definition: FormDefinition, values: FormValues): Evaluated {
  const fields = fieldsOf(definition);
  const shown = shownValues(fields, values);
  const met = (binding: FormBinding) => binding.when.every((condition) => shown.meets(condition));
  const states = new Map<string, FieldState>();
  const left = new Map<string, unknown>();
  for (const field of fields) {
    const visible = shown.shows(field);
    states.set(field.alias, visible ? stateOf(field, met, shown.of) : { visible: false, required: false });
    const value = shown.of(field.alias);
    if (value !== undefined) left.set(field.alias, value);
  }
  return { states, values: left };
}

/**
 * Values as conditions see them. Whether a field is shown may depend on one that is shown by a third. In a circle, which
 * the mapper takes apart and a raw definition may have, the field that was asked first counts as shown.
 */
function shownValues(fields: readonly FormField[], values: FormValues) {
  const byAlias = new Map(fields.map((field) => [field.alias, field]));
  const known = new Map<string, boolean>();
  const of = (alias: string): unknown => {
    const field = byAlias.get(alias);
    return field && shows(field) ? values.get(alias) : undefined;
  };
  const meets = (condition: FormBinding['when'][number]): boolean => {
    const field = byAlias.get(condition.field);
    return field !== undefined && holds(condition, field, of(condition.field));
  };
  const shows = (field: FormField): boolean => {
    const answer = known.get(field.alias);
    if (answer !== undefined) return answer;
    known.set(field.alias, true);
    const shown = (field.bindings ?? []).every(
      (binding) => binding.type !== 'show' || binding.when.every(meets),
    );
    known.set(field.alias, shown);
    return shown;
  };
  return { of, meets, shows };
}

function stateOf(
  field: FormField,
  met: (binding: FormBinding) => boolean,
  read: (alias: string) => unknown,
): FieldState {
  let required = (field.validation_rules ?? []).some((rule) => rule.type === 'required');
  let allowed: readonly string[] | undefined;
  let fill: unknown;
  for (const binding of field.bindings ?? []) {
    if (binding.type === 'show' || !met(binding)) continue;
    if (binding.type === 'require') required = true;
    if (binding.type === 'limit') {
      const keys = binding.values ?? [];
      allowed = allowed?.filter((key) => keys.includes(key)) ?? keys;
    }
    if (binding.type === 'fill') fill ??= binding.from === undefined ? binding.value : read(binding.from);
  }
  return {
    visible: true,
    required,
    ...(allowed === undefined ? {} : { allowed }),
    ...(fill === undefined ? {} : { fill }),
  };
}
