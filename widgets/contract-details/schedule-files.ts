import type { Contract, ScheduleRow } from '#schemas/lending/contract.ts';

/** 123456 -> `1234,56`: what spreadsheets of the continent read as a number. */
const decimal = (minor: number): string =>
  `${Math.trunc(minor / 100)},${String(Math.abs(minor) % 100).padStart(2, '0')}`;

/**
 * The schedule as a table for spreadsheets: semicolons, CRLF, a mark of the encoding, as Excel in Poland expects.
 * @param headings names of the eight columns; they are ours and hold no quotes
 */
export function scheduleCsv(rows: readonly ScheduleRow[], headings: readonly string[]): string {
  const lines = rows.map((row) =>
    [
      row.number,
      row.due_on,
      decimal(row.instalment_minor),
      decimal(row.principal_minor),
      decimal(row.interest_minor),
      decimal(row.fee_minor),
      decimal(row.balance_minor),
      decimal(row.paid_minor),
    ].join(';'),
  );
  return `\ufeff${[headings.map((name) => `"${name}"`).join(';'), ...lines].join('\r\n')}\r\n`;
}

interface CalendarWords {
  /** Words of one payment, e.g. `Rata 3: 573,31 zł`. */
  readonly titleOf: (row: ScheduleRow) => string;
  /** The moment the file is made. */
  readonly now: Date;
}

/** Payments still to come as a calendar (RFC 5545): a day each, reminded two days before. */
export function scheduleIcs(contract: Contract, { titleOf, now }: CalendarWords): string {
  const stamp = `${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const events = contract.schedule
    .filter(({ state }) => state !== 'paid')
    .flatMap((row) => [
      'BEGIN:VEVENT',
      `UID:${contract.id}-${row.number}@mozaika`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${row.due_on.replaceAll('-', '')}`,
      `SUMMARY:${escaped(titleOf(row))}`,
      `DESCRIPTION:${escaped(contract.number)}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(titleOf(row))}`,
      'TRIGGER:-P2D',
      'END:VALARM',
      'END:VEVENT',
    ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mozaika//Schedule//PL',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** No line is longer than 75 octets; a letter is never cut in two (RFC 5545, 3.1). */
function folded(line: string): string {
  const octets = (text: string) => new TextEncoder().encode(text).length;
  const parts = [''];
  for (const letter of line) {
    const last = parts.at(-1) ?? '';
    // The blank that begins a further line counts, too.
    if (octets(last) + octets(letter) > (parts.length === 1 ? 75 : 74)) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts.join('\r\n ');
}
