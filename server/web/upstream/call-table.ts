import { type Call, calls } from '#schemas/calls.ts';
import { staffCalls } from '#schemas/staff-calls.ts';
import { wireSegments } from './wire-path.ts';

interface Row {
  readonly call: Call;
  /** Segments of its path without the leading `v2`. */
  readonly segments: readonly string[];
}

/** Rows that can answer an address at all, by {@link shapeOf}; those with more literal segments go before. */
type Table = ReadonlyMap<string, readonly Row[]>;

const isName = (segment: string): boolean => segment.startsWith('{');
const literals = ({ segments }: Row): number => segments.filter((part) => !isName(part)).length;
const shapeOf = (method: string, segments: readonly string[]): string => `${method} ${segments.length}`;

/** Rows of method ANY stand for the proxy itself. */
const tableOf = (listed: readonly Call[]): Table =>
  Map.groupBy(
    listed
      .filter(({ method }) => method !== 'ANY')
      .map((call) => ({ call, segments: call.path.split('/').slice(2) }))
      .sort((one, other) => literals(other) - literals(one)),
    ({ call, segments }) => shapeOf(call.method, segments),
  );
const table = tableOf(calls);
const staffTable = tableOf(staffCalls);

const fits = (template: readonly string[], segments: readonly string[], product: string): boolean =>
  template.every((part, index) => {
    const segment = segments[index];
    if (part === '{product}') return segment === product;
    return isName(part) || part === segment;
  });

/** The row a method and path belong to; a literal path goes before a template. */
function find(rows: Table, method: string, path: string, product: string): Call | null {
  const segments = wireSegments(path);
  if (!segments) return null;
  const found = rows.get(shapeOf(method, segments))?.find((row) => fits(row.segments, segments, product));
  return found?.call ?? null;
}

/**
 * The row of the call table that a method and path belong to, or null: the proxy forwards nothing else (security
 * decision 3). `path` is without query. Where rows differ in their query only, the first one answers.
 */
export const matchCall = (method: string, path: string, product: string): Call | null =>
  find(table, method, path, product);

/** Paths of the calls that open a WebSocket. */
export const socketPaths = (product: string): string[] =>
  calls.filter(({ method }) => method === 'WS').map(({ path }) => path.replace('{product}', product));

/**
 * What a method and path are on the staff's side, which is forwarded to the embedded platform alone: a call of staff, or,
 * without a call, the API's description and its readable page, which are in no table. Null for neither.
 */
export function findOfStaff(
  method: string,
  path: string,
): { readonly side: 'staff'; readonly call: Call | null } | null {
  const call = find(staffTable, method, path, '');
  return call || isReference(method, path) ? { side: 'staff', call } : null;
}

function isReference(method: string, path: string): boolean {
  const segments = wireSegments(path.endsWith('/') ? path.slice(0, -1) : path);
  if (!segments || method !== 'GET') return false;
  const [first] = segments;
  if (first === 'docs' || first === 'docs.css') return true;
  return first === 'openapi.json' && segments.length === 1 && !path.endsWith('/');
}
