import { createJournal, type Journal, type JournalParts } from './journal.ts';

type Heard = Parameters<JournalParts['onStorage']>[0];
type Lock = { readonly tab: object; readonly run: () => unknown; done: boolean };

/** A browser for tests: windows that share a storage and locks, and may die at any moment. */
export function fakeBrowser() {
  const held = new Map<string, string>();
  const queues = new Map<string, Lock[]>();
  const tabs = new Map<object, Heard>();
  const room = { left: Number.POSITIVE_INFINITY };
  let ids = 0;

  const next = (name: string) => {
    const [first] = queues.get(name) ?? [];
    if (!first || first.done) return;
    first.done = true;
    void Promise.resolve()
      .then(first.run)
      .then(() => leave(name, first));
  };
  const leave = (name: string, lock: Lock) => {
    const queue = queues.get(name) ?? [];
    const wasFirst = queue[0] === lock;
    queues.set(
      name,
      queue.filter((one) => one !== lock),
    );
    if (wasFirst) next(name);
  };
  const locksOf = (tab: object): JournalParts['locks'] => ({
    request: ((name: string, ...rest: unknown[]) =>
      new Promise<void>((resolve, reject) => {
        const run = rest.at(-1) as () => unknown;
        const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal };
        const lock: Lock = {
          tab,
          done: false,
          run: async () => {
            await run();
            resolve();
          },
        };
        signal?.addEventListener('abort', () => {
          if (lock.done) return;
          leave(name, lock);
          reject(new DOMException('called off', 'AbortError'));
        });
        queues.set(name, [...(queues.get(name) ?? []), lock]);
        if (queues.get(name)?.[0] === lock) next(name);
      })) as LockManager['request'],
  });
  const storageOf = (tab: object): Storage => {
    const notifyOthers = (key: string, newValue: string | null) => {
      for (const [other, heard] of tabs) if (other !== tab) heard({ key, newValue });
    };
    return {
      get length() {
        return held.size;
      },
      key: (at) => [...held.keys()][at] ?? null,
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => {
        if (value.length > room.left) throw new DOMException('no room', 'QuotaExceededError');
        held.set(key, value);
        notifyOthers(key, value);
      },
      removeItem: (key) => {
        if (held.delete(key)) notifyOthers(key, null);
      },
      clear: () => held.clear(),
    };
  };
  return {
    held,
    room,
    clock: { at: Date.UTC(2026, 10, 22, 14, 5) },
    /** Opens a window at something. */
    tab(person: string, name: string) {
      const tab = {};
      const journal: Journal = createJournal({
        storage: storageOf(tab),
        locks: locksOf(tab),
        onStorage: (heard) => {
          tabs.set(tab, heard);
          return () => tabs.delete(tab);
        },
        person,
        name,
        now: () => this.clock.at,
        makeId: () => {
          ids += 1;
          return `window-${ids}`;
        },
      });
      journal.open();
      return {
        journal,
        /** The window is gone without a word: all that is left is what the browser keeps. */
        crash: () => {
          tabs.delete(tab);
          for (const [name, queue] of queues) {
            const wasFirst = queue[0]?.tab === tab;
            queues.set(
              name,
              queue.filter((lock) => lock.tab !== tab),
            );
            if (wasFirst) next(name);
          }
        },
      };
    },
    /** Lets everything that waits for nothing else happen. */
    settle: async () => {
      for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    },
  };
}
