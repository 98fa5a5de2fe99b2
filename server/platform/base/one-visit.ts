import { AsyncLocalStorage } from 'node:async_hooks';

interface Memory {
  readonly known: Map<string, Promise<unknown>>;
  /** What goes on afterwards in its wake, such as the next request of its connection, is no part of it. */
  isOver: boolean;
}

/** Of the visit that is under way; none outside of one. */
const memories = new AsyncLocalStorage<Memory>();

/**
 * Runs the making of one page. What the calls it asks for look up by {@link oncePerVisit} is looked up once for all of
 * them, as if they had been asked for in one moment: a page never shows two states of a customer.
 */
export function asOneVisit<T>(work: () => Promise<T>): Promise<T> {
  const memory: Memory = { known: new Map(), isOver: false };
  return memories.run(memory, async () => {
    try {
      return await work();
    } finally {
      memory.isOver = true;
    }
  });
}

/** Reads something once per visit, and each time outside of one. What failed is read again. @param key of its own in the whole product */
export function oncePerVisit<T>(key: string, read: () => Promise<T>): Promise<T> {
  const memory = memories.getStore();
  if (memory === undefined || memory.isOver) return read();
  const before = memory.known.get(key) as Promise<T> | undefined;
  if (before !== undefined) return before;
  const reading = read();
  memory.known.set(key, reading);
  reading.catch(() => memory.known.delete(key));
  return reading;
}
