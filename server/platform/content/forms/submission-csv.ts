import type { Submission } from '#schemas/studio/submission.ts';

/**
 * Submissions as a table for spreadsheets: UTF-8 with a mark, values in quotes, separated by semicolons as Polish
 * spreadsheets expect. A value a spreadsheet would take for a formula is kept from being one ([sec 31]).
 */
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
  return `\uFEFF${[head, ...rows].map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;
}

function inWords(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function cell(value: string): string {
  const number = /^-?\d+([.,]\d+)?$/.test(value);
  const harmless = /^[=+\-@\t\r]/.test(value) && !number ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
