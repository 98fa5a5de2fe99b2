import type { Submission } from '#schemas/studio/submission.ts';
import { csvText } from '../csv-text.ts';

/** Submissions as a table for spreadsheets. */
export function submissionCsv(submissions: readonly Submission[]): string {
  const fields = [...new Set(submissions.flatMap(({ values }) => Object.keys(values)))];
  const sources = [...new Set(submissions.flatMap(({ marketing }) => Object.keys(marketing)))];
  const head = [
    'id',
    'form',
    'locale',
    'created_at',
    'customer_id',
    ...fields,
    ...sources.map((name) => `from_${name}`),
  ];
  const rows = submissions.map(({ values, marketing, ...own }) => {
    const given = new Map(Object.entries(values));
    const from = new Map(Object.entries(marketing));
    return [
      own.id,
      own.form,
      own.locale,
      own.created_at,
      own.customer_id ?? '',
      ...fields.map((name) => inWords(given.get(name))),
      ...sources.map((name) => from.get(name) ?? ''),
    ];
  });
  return csvText([head, ...rows]);
}

function inWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
