import { expect, test } from 'vitest';
import { sampleContract } from '#ui/loan/sample-contract.ts';
import { scheduleCsv, scheduleIcs } from './schedule-files.ts';

const headings = ['Nr', 'Termin', 'Rata', 'Kapitał', 'Odsetki', 'Prowizja', 'Zostaje', 'Zapłacono'];

test('[issue 5] the schedule as a table: a line for each row, amounts to the grosz', () => {
  const [head, ...lines] = scheduleCsv(sampleContract.schedule, headings).trimEnd().split('\r\n');
  expect(head).toBe(`\ufeff"${headings.join('";"')}"`);
  expect(lines).toHaveLength(12);
  const principal = lines.map((line) => Number(line.split(';')[3]?.replace(',', '')));
  expect(principal.reduce((sum, minor) => sum + minor, 0)).toBe(sampleContract.figures.amount_minor);
});

test('[issue 5] the calendar holds what is still to be paid, in lines no reader refuses', () => {
  const ics = scheduleIcs(sampleContract, {
    titleOf: (row) => `Rata ${row.number}, do zapłaty: ${'żółć '.repeat(30)}`,
    now: new Date('2026-11-21T14:00:00.123Z'),
  });
  expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(10);
  expect(ics).toContain('DTSTAMP:20261121T140000Z\r\n');
  expect(ics).toContain(`DTSTART;VALUE=DATE:${sampleContract.schedule[2]?.due_on.replaceAll('-', '')}`);
  expect(ics).toContain('SUMMARY:Rata 3\\, do');
  for (const line of ics.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
