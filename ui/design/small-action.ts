/** Looks of a small button that stands with what it acts on: a line to copy, a table to take along. */
export const smallAction =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-sm font-semibold text-brand hover:border-brand hover:bg-brand-soft';
