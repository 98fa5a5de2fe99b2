import { expect, test } from 'vitest';
import { submissionCsv } from './submission-csv.ts';

const submission = (values: Record<string, unknown>) => ({
  id: 'a',
  form: 'contact',
  locale: 'pl',
  values,
  files: [],
  marketing: { channel: 'site' },
  customer_id: null,
  created_at: '2026-01-01T00:00:00.000Z',
});

test('[issue 6] a table has a column for each field anybody filled in, and begins with a mark of UTF-8', () => {
  const table = submissionCsv([
    submission({ name: 'Żółć "Anna"', sum: -5 }),
    submission({ topics: ['a', 'b'] }),
  ]);
  expect(table.split('\r\n')).toEqual([
    '\uFEFF"id";"form";"locale";"created_at";"customer_id";"name";"sum";"topics";"from_channel"',
    '"a";"contact";"pl";"2026-01-01T00:00:00.000Z";"";"Żółć ""Anna""";"-5";"";"site"',
    '"a";"contact";"pl";"2026-01-01T00:00:00.000Z";"";"";"";"a, b";"site"',
    '',
  ]);
});

test.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1'])(
  '[sec 31] %j is no formula in a spreadsheet',
  (value) => {
    expect(submissionCsv([submission({ name: value })])).toContain(`"'${value}"`);
  },
);
