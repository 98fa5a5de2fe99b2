import { isRecord } from '#registry/is-record.ts';

/** A text of a body; empty where there is none. Bodies were checked when they were stored, and drafts may be half done. */
export function textAt(body: unknown, ...names: readonly string[]): string {
  let at = body;
  for (const name of names) at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return typeof at === 'string' ? at : '';
}

/** A key from an address or a title: `/o-nas/*` -> `o-nas`; with letters at the end that make it the only one. */
export function keyFrom(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 60)
    .replace(/-+$/, '');
  return `${words === '' ? 'start' : words}-${crypto.randomUUID().slice(0, 6)}`;
}

/** The key of what belongs to an address, made from that. */
export const keyFromAddress = (body: unknown): string => keyFrom(textAt(body, 'url'));
