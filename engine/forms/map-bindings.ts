import { compileSchema } from '#schemas/compile-schema.ts';
import { FormBinding, type FormField } from '#schemas/form.ts';
import { bindingTypes, conditionOperators } from '#schemas/form-types.ts';
import { hasValue } from './form-fields.ts';
import type { Report } from './map-rules.ts';
import { pickKnown } from './pick-known.ts';

const binding = compileSchema(FormBinding);
const types: ReadonlySet<string> = new Set(bindingTypes);
const operators: ReadonlySet<string> = new Set(conditionOperators);

/** Most bindings of a field (schema of definitions). */
const maxBindings = 20;

/** The bindings of a field that mean something. @param fields the form's fields by alias */
export function mapBindings(
  field: FormField,
  {
    given,
    fields,
    report,
  }: { readonly given: unknown; readonly fields: ReadonlyMap<string, FormField>; readonly report: Report },
): readonly FormBinding[] {
  if (given === undefined || given === null) return [];
  const bad = (message: string, cure: string) =>
    report({ kind: 'bad-binding', field: field.alias, message, cure });
  if (!Array.isArray(given)) {
    bad('bindings is not a list.', 'Make it a list of bindings.');
    return [];
  }
  const listed: readonly unknown[] = given;
  if (listed.length > maxBindings) {
    bad(`${listed.length} bindings; the first ${maxBindings} are kept.`, `Leave ${maxBindings} or fewer.`);
  }
  return listed.slice(0, maxBindings).flatMap((raw) => {
    const candidate = pickKnown(FormBinding, raw);
    if (!binding.Check(candidate)) {
      bad('A binding has no type or no conditions.', 'Give it a type and 1 to 10 conditions in "when".');
      return [];
    }
    if (!types.has(candidate.type)) {
      report({
        kind: 'unknown-binding',
        field: field.alias,
        message: `Nobody knows the binding "${candidate.type}".`,
        cure: `Known: ${bindingTypes.join(', ')}.`,
      });
      return [];
    }
    const problem = problemOf(candidate, field, fields);
    if (problem === null) return [candidate];
    bad(problem.message, problem.cure);
    return [];
  });
}

function problemOf(
  { type, when, from, value, values }: FormBinding,
  field: FormField,
  fields: ReadonlyMap<string, FormField>,
): { message: string; cure: string } | null {
  const missing = [...when.map((condition) => condition.field), ...(from === undefined ? [] : [from])].find(
    (alias) => !isSource(fields.get(alias)) || (alias === field.alias && type !== 'limit'),
  );
  if (missing !== undefined) {
    return {
      message: `The binding "${type}" asks for "${missing}", which is no other field with a value.`,
      cure: 'Name another field of the form.',
    };
  }
  const operator = when.find((condition) => !operators.has(condition.operator))?.operator;
  if (operator !== undefined) {
    return {
      message: `Nobody knows the operator "${operator}".`,
      cure: `Known: ${conditionOperators.join(', ')}.`,
    };
  }
  if (type === 'fill' && from === undefined && value === undefined) {
    return {
      message: 'A binding "fill" has nothing to fill in.',
      cure: 'Give it a value or a field "from".',
    };
  }
  return type === 'limit' && values === undefined
    ? { message: 'A binding "limit" names no options.', cure: 'List the keys that remain in "values".' }
    : null;
}

const isSource = (field: FormField | undefined): boolean => field !== undefined && hasValue(field);

/**
 * Takes circles apart: fields that are shown by each other would all be there or all be gone, as the wind blows. The
 * `show` binding that closes a circle is left out.
 */
export function withoutCircles(fields: readonly FormField[], report: Report): readonly FormField[] {
  const shownBy = new Map<string, Set<string>>();
  return fields.map((field) => {
    if (!field.bindings) return field;
    const bindings = field.bindings.filter((candidate) => {
      if (candidate.type !== 'show') return true;
      const sources = candidate.when.map((condition) => condition.field);
      if (sources.some((source) => leadsTo(shownBy, source, field.alias))) {
        report({
          kind: 'bad-binding',
          field: field.alias,
          message: `The field is shown by one that it shows itself.`,
          cure: 'Break the circle.',
        });
        return false;
      }
      shownBy.set(field.alias, new Set([...(shownBy.get(field.alias) ?? []), ...sources]));
      return true;
    });
    return { ...field, bindings };
  });
}

function leadsTo(shownBy: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let alias = open.pop(); alias !== undefined; alias = open.pop()) {
    if (alias === to) return true;
    if (seen.has(alias)) continue;
    seen.add(alias);
    open.push(...(shownBy.get(alias) ?? []));
  }
  return false;
}
