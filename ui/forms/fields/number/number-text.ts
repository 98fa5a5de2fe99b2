import { readWritten, writeNumber } from '../../frame/written-numbers.ts';

/** The number a text means; the text itself when it means none, so that nothing typed is lost. */
export function readNumberText(text: string, locale: string): number | string {
  const written = readWritten(text, locale, true);
  if (!written) return text.trim();
  const number = Number(`${written.whole}.${written.fraction || '0'}`);
  return written.negative && number !== 0 ? -number : number;
}

/** A number with the marks of the language; what is no number stays as it was typed. */
export function showNumber(value: number | string, locale: string): string {
  if (typeof value === 'string') return value;
  const plain = String(Math.abs(value));
  // Tiny and huge numbers are written with an exponent; nobody types those, and grouping would spoil them.
  if (!/^\d+(\.\d+)?$/.test(plain)) return String(value);
  const [whole = '0', fraction = ''] = plain.split('.');
  return writeNumber({ negative: value < 0, whole, fraction }, locale);
}
