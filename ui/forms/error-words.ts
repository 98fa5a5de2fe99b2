import { formatDate } from '#engine/format/date.ts';
import { formatMoney } from '#engine/format/money.ts';
import { formatNumber } from '#engine/format/number.ts';
import type { FormField } from '#schemas/form.ts';
import type { FormError } from '#schemas/prepared-form.ts';
import type { FormServices } from './field-kind.ts';

type Words = Pick<FormServices, 't' | 'locale'>;

/** Rules the interface has words for; anything else is said in general words. */
const known: ReadonlySet<string> = new Set([
  'type',
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
]);

/** What a person reads of an error: the definition's or the server's words, else the interface's. Text, never markup. */
export function errorWords(error: FormError, field: FormField, words: Words): string {
  if (error.message) return error.message;
  const { values = {} } = error;
  const name = known.has(error.rule) ? error.rule : 'type';
  return words.t(`form.error.${name}${variantOf(name, field, values)}`, {
    ...values,
    ...numbersOf(field, values, words.locale),
    ...daysOf(values, words.locale),
  });
}

/** One rule may be broken in several ways, and a missing tick is no missing text. */
function variantOf(rule: string, field: FormField, values: Readonly<Record<string, unknown>>): string {
  if (rule === 'required' && (field.type === 'consent' || field.type === 'checkbox')) return '-tick';
  if (rule === 'required' && field.type === 'file') return '-file';
  if (rule === 'required' && choices.has(field.type)) return '-choice';
  if ((rule === 'min' || rule === 'max') && 'count' in values) return '-choices';
  if (typeof values['fault'] === 'string') return `-${values['fault']}`;
  if (rule === 'dateRange') return 'from' in values ? '-from' : '-to';
  if (rule === 'age') return 'min' in values ? '-min' : '-max';
  if (rule === 'type' && typed.has(field.type)) return `-${field.type}`;
  return '';
}

const choices: ReadonlySet<string> = new Set(['select', 'multi-select', 'radio']);
const typed: ReadonlySet<string> = new Set(['number', 'money', 'date']);

function numbersOf(field: FormField, values: Readonly<Record<string, unknown>>, locale: string) {
  const { limit } = values;
  if (typeof limit !== 'number') return {};
  const isMoney = field.type === 'money' && Number.isSafeInteger(limit);
  return {
    limit: isMoney ? formatMoney(limit, locale, field.currency ?? 'PLN') : formatNumber(limit, locale),
  };
}

function daysOf(values: Readonly<Record<string, unknown>>, locale: string): Record<string, string> {
  return Object.fromEntries(
    ['from', 'to'].flatMap((name) => {
      const day = values[name];
      // A day of the calendar has no time zone.
      return typeof day === 'string'
        ? [[name, formatDate(new Date(`${day}T00:00:00Z`), locale, 'UTC')] as const]
        : [];
    }),
  );
}
