import { statedReason } from '#schemas/refusals/refusal.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import type { ErrorFields } from '../http/platform-error.ts';

/**
 * What a body does wrong by its schema, at the blocks an editor can jump to: `/blocks/1/slots/main/0/props/title` is
 * `/title` of the block that stands there.
 */
export function problemFindings(data: unknown, fields: ErrorFields): Finding[] {
  return Object.entries(fields).map(([pointer, refusal]): Finding => {
    const place = pointer.startsWith('/') ? placeOf(data, pointer) : { path: `/${pointer}` };
    return { rule: 'schema', level: 'error', ...place, message: refusal.message, ...statedReason(refusal) };
  });
}

/** The innermost block on the way, and the rest of the pointer: within its props, where it is about those. */
export function placeOf(data: unknown, pointer: string): { block_id?: string; path: string } {
  const parts = pointer.slice(1).split('/');
  let node = data;
  let found: { block_id?: string; path: string } = { path: pointer };
  for (const [at, part] of parts.entries()) {
    node = childOf(node, part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const id = isBlockPlace(parts.slice(0, at + 1)) ? childOf(node, 'id') : undefined;
    if (typeof id !== 'string') continue;
    const rest = parts.slice(at + 1);
    found = { block_id: id, path: pathOf(rest[0] === 'props' ? rest.slice(1) : rest) };
  }
  return found;
}

const pathOf = (parts: readonly string[]): string => parts.map((part) => `/${part}`).join('');

/** `blocks/{i}`, followed by `slots/{name}/{i}` any number of times. */
function isBlockPlace([first, index, ...rest]: readonly string[]): boolean {
  if (first !== 'blocks' || index === undefined) return false;
  return rest.length % 3 === 0 && rest.every((part, at) => at % 3 !== 0 || part === 'slots');
}

function childOf(node: unknown, name: string): unknown {
  if (typeof node !== 'object' || node === null || !Object.hasOwn(node, name)) return undefined;
  return Reflect.get(node, name);
}
