import type { Call } from '#schemas/calls/define-call.ts';
import { calls } from '#schemas/calls.ts';
import { staffCalls } from '#schemas/staff-calls.ts';
import { code, markdownTable } from './markdown-table.ts';

/** Tables of docs/calls.md by name. */
export const callTables = (): ReadonlyMap<string, string> =>
  new Map([
    ['calls', tableOf(calls)],
    ['staff-calls', tableOf(staffCalls)],
  ]);

const tableOf = (all: readonly Call[]): string =>
  markdownTable(
    ['Call', 'Method and path', 'Who', 'What it does'],
    all
      .filter(({ method }) => method !== 'ANY')
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((call) => [code(call.id), code(`${call.method} ${call.path}`), whoOf(call), aboutOf(call)]),
  );

/** e.g. `customer: contract, show-contract`, `publisher` */
const whoOf = ({ access, statuses }: Call): string => {
  if (typeof access === 'object') return access.needed;
  return statuses ? `${access}: ${statuses.join(', ')}` : access;
};

const aboutOf = ({ summary, isPlanned }: Call): string => (isPlanned ? 'Not served yet' : summary);
