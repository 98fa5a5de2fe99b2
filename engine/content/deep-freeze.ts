/**
 * Freezes a JSON value all the way down and returns it. Cached documents are shared by all visits, so a visit that
 * wrote to one would change what others see. Goes by a list, not by recursion: a host's nesting must not exhaust
 * the stack.
 */
export function deepFreeze<T>(value: T): T {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null || Object.isFrozen(next)) continue;
    Object.freeze(next);
    waiting.push(...Object.values(next));
  }
  return value;
}
