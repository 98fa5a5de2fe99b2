/** Where what is typed goes to, and how time passes. */
export interface TypedChangesParts<T> {
  /** The thing as the page has it; undefined once it is gone. */
  readonly read: (id: string) => T | undefined;
  readonly write: (id: string, value: T) => void;
  /** Calls back after milliseconds; what it answers calls that off. */
  readonly wait: (ms: number, then: () => void) => () => void;
}

/**
 * What is typed, on its way to the page. A key costs the field it was typed into and nothing else; the page of perhaps
 * hundreds of blocks has the words once the writing pauses, or when anything wants to know them.
 */
export interface TypedChanges<T> {
  /** Changes a thing; each change begins at what the one before made. A thing that is gone stays gone. */
  change(id: string, edit: (now: T) => T): void;
  /** What was typed and the page does not have yet. */
  peek(id: string): T | undefined;
  /** Whether anything is on its way. */
  busy(): boolean;
  /** Gives the page everything, now: before it is read, saved, rearranged, undone or left. */
  flush(): void;
  /** Told of every change and of every flush that gave something. @returns ends it */
  subscribe(listener: () => void): () => void;
}

/** Milliseconds of quiet after which the page has what was typed, and the most it waits while somebody goes on typing. */
export const quietMs = 200;
export const longestMs = 2000;

export function createTypedChanges<T>({ read, write, wait }: TypedChangesParts<T>): TypedChanges<T> {
  const pending = new Map<string, T>();
  const listeners = new Set<() => void>();
  let callOffQuiet = (): void => undefined;
  let callOffLongest = (): void => undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const flush = () => {
    if (pending.size === 0) return;
    callOffQuiet();
    callOffLongest();
    const all = [...pending];
    // Before the writing: what a write sets off may read, or type on.
    pending.clear();
    for (const [id, value] of all) write(id, value);
    notify();
  };
  return {
    change: (id, edit) => {
      const now = pending.get(id) ?? read(id);
      if (now === undefined) return;
      const next = edit(now);
      if (Object.is(next, now)) return;
      if (pending.size === 0) callOffLongest = wait(longestMs, flush);
      callOffQuiet();
      pending.set(id, next);
      callOffQuiet = wait(quietMs, flush);
      notify();
    },
    peek: (id) => pending.get(id),
    busy: () => pending.size > 0,
    flush,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
