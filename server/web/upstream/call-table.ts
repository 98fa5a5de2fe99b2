import { type Call, calls } from '#schemas/calls.ts';
import { wireSegments } from './wire-path.ts';

/** Segments of each row's path without the leading `v2`. Rows of method ANY stand for the proxy itself. */
const rows: readonly { readonly call: Call; readonly segments: readonly string[] }[] = calls
  .filter((call: Call) => call.method !== 'ANY')
  .map((call) => ({ call, segments: call.path.split('/').slice(2) }));

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

/**
 * The row of the call table that a method and path belong to, or null: the proxy forwards nothing else (security
 * decision 3). `path` is without query. Where rows differ in their query only, the first one answers; a literal path goes
 * before a template.
 */
export function matchCall(method: string, path: string, product: string): Call | null {
  const segments = wireSegments(path);
  if (!segments) return null;
  let best: (typeof rows)[number] | null = null;
  for (const row of rows) {
    if (row.call.method !== method || !fits(row.segments, segments, product)) continue;
    if (!best || literals(row.segments) > literals(best.segments)) best = row;
  }
  return best?.call ?? null;
}

const embeddedMethods: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Whether a call belongs to the staff side of the embedded platform: `/v2/system/manage/`, `/v2/system/staff/`, the API
 * description and its readable page. Forwarded only when the platform is the embedded one.
 */
export function matchEmbedded(method: string, path: string): boolean {
  const segments = wireSegments(path.endsWith('/') ? path.slice(0, -1) : path);
  if (!segments) return false;
  const [first = '', second = '', third] = segments;
  if (first === 'docs' || first === 'docs.css') return method === 'GET';
  if (path.endsWith('/')) return false;
  if (first === 'openapi.json') return method === 'GET' && segments.length === 1;
  const staff = first === 'system' && (second === 'manage' || second === 'staff') && third !== undefined;
  return staff && embeddedMethods.has(method);
}
