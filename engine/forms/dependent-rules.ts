import type { FormField, FormRule, PasswordRules } from '#schemas/form.ts';
import { resolveDay, wholeYears } from './calendar.ts';
import { passwordErrors } from './password-errors.ts';
import type { FormValues } from './read-values.ts';

/** What a rule may look at besides its own field. */
export interface CheckContext {
  /** Calendar day at the site's place, `YYYY-MM-DD`: ages and date ranges count from it. */
  readonly today: string;
  /** Without them the rule `password` holds for anything. */
  readonly passwordRules?: PasswordRules;
}

export interface RuleSurroundings extends CheckContext {
  /** Values of the fields that are shown. */
  readonly values: FormValues;
  readonly fields: ReadonlyMap<string, FormField>;
}

/** For the placeholders of the interface's text. */
export type Placeholders = Readonly<Record<string, string | number>>;

type DependentRule = (value: unknown, rule: FormRule, around: RuleSurroundings) => Placeholders | null;

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

/**
 * Rules that depend on another field, on the day or on the server's password rules, and so cannot stand in compiled
 * code. Each answers null while it is kept, otherwise what the text about it may name: the title of the other field
 * (`field`), the end of the range that was left (`from` or `to`, `YYYY-MM-DD`), the age missed (`min` or `max`).
 */
export const dependentRules: ReadonlyMap<string, DependentRule> = new Map<string, DependentRule>([
  [
    'equalsField',
    (value, rule, { values, fields }) => {
      const other = typeof rule.value === 'string' ? fields.get(rule.value) : undefined;
      return other && values.get(other.alias) !== value ? { field: other.title } : null;
    },
  ],
  [
    'dateRange',
    (value, rule, { today }) => {
      if (typeof value !== 'string') return null;
      const from = resolveDay(member(rule.value, 'from'), today);
      const to = resolveDay(member(rule.value, 'to'), today);
      if (from !== null && value < from) return { from };
      return to !== null && value > to ? { to } : null;
    },
  ],
  [
    'age',
    (value, rule, { today }) => {
      const years = typeof value === 'string' ? wholeYears(value, today) : null;
      if (years === null) return null;
      const min = member(rule.value, 'min');
      const max = member(rule.value, 'max');
      if (typeof min === 'number' && years < min) return { min };
      return typeof max === 'number' && years > max ? { max } : null;
    },
  ],
  [
    'password',
    (value, _rule, { passwordRules }) =>
      typeof value === 'string' && passwordRules && passwordErrors(value, passwordRules).length > 0
        ? {}
        : null,
  ],
]);
