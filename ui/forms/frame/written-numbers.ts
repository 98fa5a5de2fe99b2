/**
 * Numbers as people write them. Marks are ours and not the browser's: server and browser know different editions of the
 * same language, and would write the same page differently.
 */
interface NumberMarks {
  readonly decimal: ',' | '.';
  /** What stands between thousands; a space that does not break a line, or a comma. */
  readonly group: string;
}

const noBreak = '\u00a0';
const english: NumberMarks = { decimal: '.', group: ',' };
const continental: NumberMarks = { decimal: ',', group: noBreak };

const marksOf = (locale: string): NumberMarks => (locale.startsWith('en') ? english : continental);

/** Spaces of every kind, apostrophes of Swiss amounts. */
const spaces = /[\s'’]/gu;
const longestExact = 15;

/**
 * Reads a number written by hand or pasted: spaces, commas and dots in any usual order, so `1 234,50`, `1,234.50` and
 * `1234.5` are the same. Where one mark could mean both, the language decides.
 * @param thousandths whether three digits after a mark may be a fraction; amounts of money have none
 * @returns null for what is no number, or has more digits than a computer keeps exactly
 */
export function readWritten(text: string, locale: string, thousandths: boolean): WrittenNumber | null {
  const bare = text.replace(spaces, '').replace('−', '-');
  const match = /^(-?)(\d[\d.,]*|[.,]\d+)$/.exec(bare);
  if (!match) return null;
  const [, sign = '', body = ''] = match;
  const cut = decimalPlace(body, marksOf(locale), thousandths);
  if (cut === null) return null;
  const whole =
    body
      .slice(0, cut)
      .replace(/[.,]/g, '')
      .replace(/^0+(?=\d)/, '') || '0';
  const fraction = body.slice(cut + 1);
  if (whole.length + fraction.length > longestExact) return null;
  return { negative: sign === '-', whole, fraction };
}

export interface WrittenNumber {
  readonly negative: boolean;
  /** Digits without marks. */
  readonly whole: string;
  readonly fraction: string;
}

/** Where the fraction begins; the length of the text when there is none; null when the marks make no sense. */
function decimalPlace(body: string, marks: NumberMarks, thousandths: boolean): number | null {
  const last = Math.max(body.lastIndexOf(','), body.lastIndexOf('.'));
  if (last === -1) return body.length;
  const mark = body.charAt(last);
  const before = body.slice(0, last);
  const isGrouped = (digits: string, between: string) =>
    digits.split(between).every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
  if (before.includes(mark)) return isGrouped(body, mark) ? body.length : null;
  const other = mark === ',' ? '.' : ',';
  if (before.includes(other)) return isGrouped(before, other) ? last : null;
  const threeAfter = /^[1-9]\d{0,2}$/.test(before) && body.length - last === 4;
  return threeAfter && (!thousandths || mark === marks.group) ? body.length : last;
}

/** Writes digits with the marks of the language: `1234567` and `5` are `1 234 567,5` in Polish. */
export function writeNumber({ negative, whole, fraction }: WrittenNumber, locale: string): string {
  const { decimal, group } = marksOf(locale);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${negative ? '-' : ''}${grouped}${fraction === '' ? '' : decimal + fraction}`;
}
