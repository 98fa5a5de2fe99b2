import type { Figures } from '#engine/credit/figures.ts';
import type { FormField } from '#schemas/form.ts';

/** What is needed to write an answer for a person. */
export interface AnswerLanguage {
  /** Amounts and days; money of a field without a currency is the page's. */
  readonly figures: (currency?: string) => Figures;
  readonly yes: string;
  readonly no: string;
}

/** Fields that hold no answer, or one that is not to be read over a shoulder. */
const unlisted: ReadonlySet<string> = new Set(['static', 'hidden', 'password', 'file', 'consent']);

/**
 * An answer of a form as a person reads it back: the words of a choice, an amount with its currency, a day written out.
 * @returns null for what was not answered or is not told
 */
export function answerWords(field: FormField, value: unknown, language: AnswerLanguage): string | null {
  if (unlisted.has(field.type) || value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? language.yes : language.no;
  if (Array.isArray(value)) {
    const words = value.map((one) => optionWords(field, String(one)));
    return words.length > 0 ? words.join(', ') : null;
  }
  if (field.type === 'money' && typeof value === 'number' && Number.isSafeInteger(value))
    return language.figures(field.currency).money(value);
  if (field.type === 'date' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    return language.figures().date(value);
  return typeof value === 'string' || typeof value === 'number' ? optionWords(field, String(value)) : null;
}

const optionWords = ({ values = [] }: FormField, key: string): string =>
  values.find((option) => option.key === key)?.value ?? key;
