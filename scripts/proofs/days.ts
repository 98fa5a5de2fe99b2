/** In what documents and screens name days: as the site writes them, and as the Studio does. */
const languages = ['pl', 'en', 'uk'];

/** The day a document was made on, as forms and rules get it. */
const today = /"today":"(\d{4}-\d{2}-\d{2})"/;
/** When the demo was seeded, for machines that read a page of its news. */
const modified = /("dateModified":)"[^"]*"/g;

/**
 * A document as it is on any day: what was proved in the evening stands the next morning. A day that people read is in the
 * markup, and counts.
 */
export function withoutToday(html: string): string {
  const [, day] = today.exec(html) ?? [];
  const dayless = day === undefined ? html : html.replaceAll(`"${day}"`, '"today"');
  return dayless.replaceAll(modified, '$1"seeding"');
}

/** Names of the months and days of the week, long and short, as a language writes them beside a day and alone. */
function namesOf(kind: 'month' | 'weekday'): readonly string[] {
  // One of each month, on each day of the week.
  const days = Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + 31 * at)));
  const options = (['long', 'short'] as const).flatMap((width) => [
    { [kind]: width },
    { [kind]: width, day: 'numeric', month: width } as const,
  ]);
  const names = languages.flatMap((language) =>
    options.flatMap((option) => {
      const format = new Intl.DateTimeFormat(language, { ...option, timeZone: 'UTC' });
      return days.map((day) => format.formatToParts(day).find(({ type }) => type === kind)?.value ?? '');
    }),
  );
  // The longest first: none is found in the middle of another.
  return [...new Set(names)].toSorted((a, b) => b.length - a.length);
}

const oneOf = (names: readonly string[]): string =>
  `(?<!\\p{L})(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(?!\\p{L})`;
const month = oneOf(namesOf('month'));
const weekday = new RegExp(`${oneOf(namesOf('weekday'))}(?=,?\\s(?:\\d|${month}))`, 'gu');
/** `7 stycznia 2027`, `27 lis`, `November 7, 2026`: between the parts is a space of some width. */
const written = new RegExp(`\\b\\d{1,2}\\s${month}|${month}\\s\\d{1,2}\\b`, 'gu');

/** What a screen shows, with every day that it writes in words told as one: the demo's are counted from today. */
export const withoutDays = (shown: string): string =>
  shown.replaceAll(weekday, 'weekday').replaceAll(written, 'day');
