import { compileSchema } from '#schemas/compile-schema.ts';
import { type FormField, FormRule } from '#schemas/form.ts';
import { ruleTypes } from '#schemas/form-types.ts';
import type { FormFinding } from '#schemas/prepared-form.ts';
import { resolveDay } from './calendar.ts';
import { shapeOf } from './form-fields.ts';
import { pickKnown } from './pick-known.ts';
import { ruleSchema } from './rule-schema.ts';

/** Tells what was not taken over. */
export type Report = (finding: FormFinding) => void;

/** Says what is wrong with a pattern; null for one that may run. */
export type ScreenPattern = (pattern: string) => string | null;

const rule = compileSchema(FormRule);
const known: ReadonlySet<string> = new Set(ruleTypes);

/** Most rules of a field (schema of definitions). */
const maxRules = 30;

/** The rules of a field that can be kept, in their order. Rules about another field are looked at later. */
export function mapRules(
  field: FormField,
  {
    given,
    screen,
    report,
  }: { readonly given: unknown; readonly screen: ScreenPattern; readonly report: Report },
): readonly FormRule[] {
  if (given === undefined || given === null) return [];
  const badValue = (message: string, cure: string) =>
    report({ kind: 'bad-rule-value', field: field.alias, message, cure });
  if (!Array.isArray(given)) {
    badValue('validation_rules is not a list.', 'Make it a list of rules.');
    return [];
  }
  const listed: readonly unknown[] = given;
  if (listed.length > maxRules) {
    badValue(`${listed.length} rules; the first ${maxRules} are kept.`, `Leave ${maxRules} or fewer.`);
  }
  return listed.slice(0, maxRules).flatMap((raw) => {
    const candidate = pickKnown(FormRule, raw);
    if (!rule.Check(candidate)) {
      badValue(
        'A rule is not an object with a type.',
        'Give it a type, and a message of 300 characters at most.',
      );
      return [];
    }
    if (!known.has(candidate.type)) {
      report({
        kind: 'unknown-rule',
        field: field.alias,
        message: `Nobody knows the rule "${candidate.type}".`,
        cure: `Known: ${ruleTypes.join(', ')}.`,
      });
      return [];
    }
    const schema = ruleSchema(field, candidate);
    if (schema === null || !fits(field, candidate)) {
      badValue(
        `The rule "${candidate.type}" does not fit a field of type "${field.type}", or its value is of the wrong kind.`,
        'See docs/forms.md for the values of rules.',
      );
      return [];
    }
    const danger = candidate.type === 'regex' ? screen(String(candidate.value)) : null;
    if (danger === null) return [candidate];
    report({
      kind: 'dangerous-pattern',
      field: field.alias,
      message: danger,
      cure: 'Write it without repetitions inside repetitions, or use minLength, maxLength, email and the like.',
    });
    return [];
  });
}

/** What compiled rules do not see: whether the values of the other rules mean something. */
function fits(field: FormField, { type, value }: FormRule): boolean {
  switch (type) {
    case 'dateRange':
      return (
        field.type === 'date' &&
        isRange(value, ['from', 'to'], (end) => resolveDay(end, '2000-01-01') !== null)
      );
    case 'age':
      return field.type === 'date' && isRange(value, ['min', 'max'], (age) => Number.isInteger(age));
    case 'password':
      return shapeOf(field) === 'text';
    case 'mimeTypes':
      return field.type === 'file' && isWords(value);
    case 'maxSize':
      return field.type === 'file' && typeof value === 'number' && value > 0;
    case 'equalsField':
      return typeof value === 'string';
    default:
      return true;
  }
}

function isRange(value: unknown, ends: readonly string[], isEnd: (end: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value).filter(([name]) => ends.includes(name));
  return entries.length > 0 && entries.every(([, end]) => isEnd(end));
}

const isWords = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 50 &&
  value.every((word) => typeof word === 'string' && word !== '');
