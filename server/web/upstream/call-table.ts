import { type Call, calls } from '#schemas/calls.ts';
import { staffCalls } from '#schemas/staff-calls.ts';
import { wireSegments } from './wire-path.ts';

interface Row {
  readonly call: Call;
  /** Segments of its path without the leading `v2`. */
  readonly segments: readonly string[];
}

/** Rows of method ANY stand for the proxy itself. */
const rowsOf = (table: readonly Call[]): readonly Row[] =>
  table
    .filter(({ method }) => method !== 'ANY')
    .map((call) => ({ call, segments: call.path.split('/').slice(2) }));
const rows = rowsOf(calls);
const staffRows = rowsOf(staffCalls);

const isName = (segment: string): boolean => segment.startsWith('{');

function fits(template: readonly string[], segments: readonly string[], product: string): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) => {
      const segment = segments[index];
      if (part === '{product}') return segment === product;
      return isName(part) || part === segment;
    })
  );
}

const literals = (segments: readonly string[]): number => segments.filter((part) => !isName(part)).length;

/** The row a method and path belong to; a literal path goes before a template. */
function find(table: readonly Row[], method: string, path: string, product: string): Call | null {
  const segments = wireSegments(path);
  if (!segments) return null;
  let best: Row | null = null;
  for (const row of table) {
    if (row.call.method !== method || !fits(row.segments, segments, product)) continue;
    if (!best || literals(row.segments) > literals(best.segments)) best = row;
  }
  return best?.call ?? null;
}

/**
 * The row of the call table that a method and path belong to, or null: the proxy forwards nothing else (security
 * decision 3). `path` is without query. Where rows differ in their query only, the first one answers.
 */
export const matchCall = (method: string, path: string, product: string): Call | null =>
  find(rows, method, path, product);

/**
 * What a method and path are on the staff's side, which is forwarded to the embedded platform alone: a call of staff, or,
 * without a call, the API's description and its readable page, which are in no table. Null for neither.
 */
export function findOfStaff(
  method: string,
  path: string,
): { readonly side: 'staff'; readonly call: Call | null } | null {
  const call = find(staffRows, method, path, '');
  return call || isReference(method, path) ? { side: 'staff', call } : null;
}

function isReference(method: string, path: string): boolean {
  const segments = wireSegments(path.endsWith('/') ? path.slice(0, -1) : path);
  if (!segments || method !== 'GET') return false;
  const [first] = segments;
  if (first === 'docs' || first === 'docs.css') return true;
  return first === 'openapi.json' && segments.length === 1 && !path.endsWith('/');
}
