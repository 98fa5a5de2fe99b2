import { type JournalRecord, readRecord, thingPrefix } from './journal-record.ts';
import { removeExpired } from './kept-journals.ts';

/** The parts of a browser that are used; both may be refused. */
export interface JournalParts {
  readonly storage: Storage;
  /** Tell which windows are alive: a lock is let go when its window closes, reloads or crashes. */
  readonly locks: Pick<LockManager, 'request'>;
  /** Calls back when another window changed the storage. @returns ends it */
  readonly onStorage: (heard: (change: Pick<StorageEvent, 'key' | 'newValue'>) => void) => () => void;
  /** Who types: people at one browser do not see each other's. */
  readonly person: string;
  /** What is typed into, e.g. kind, key and language. */
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly makeId: () => string;
}

/** Why the browser keeps no copy: no room is left, or it keeps nothing at all. */
export type KeepFailure = 'full' | 'unavailable';

/** What a window that is gone left behind. */
export interface FoundRecord {
  readonly key: string;
  readonly record: JournalRecord;
}

export interface JournalState {
  /** The newest first. Only one window is offered each. */
  readonly found: readonly FoundRecord[];
  /** Why the newest typing has no copy. */
  readonly failure: KeepFailure | null;
}

/**
 * Keeps what is typed in this browser until the platform has it. Each window has a record of its own, so none overwrites
 * another's; what a window left that is gone is offered to one that is there.
 */
export interface Journal {
  open(): void;
  /** Lets go of everything; what is kept stays for whoever opens it next. */
  close(): void;
  /** Keeps the newest typing, at once. */
  keep(record: Omit<JournalRecord, 'at'>): void;
  /** The platform has what was typed here, or nobody wants it. */
  drop(): void;
  /** Ends the record of this window and begins another: what was typed is offered here, too. */
  release(): void;
  /** Throws away what was found. */
  discard(key: string): void;
  readonly state: () => JournalState;
  /** @returns ends it */
  subscribe(listener: () => void): () => void;
}

export function createJournal(parts: JournalParts): Journal {
  const { storage, locks, onStorage, person, name, now, makeId } = parts;
  const prefix = thingPrefix(person, name);
  const listeners = new Set<() => void>();
  const own = new Set<string>();
  const watched = new Set<string>();
  const held = new Map<string, () => void>();
  let key = '';
  let closing: AbortController | null = null;
  let letGoOwn = (): void => undefined;
  let endHearing = (): void => undefined;
  let state: JournalState = { found: [], failure: null };
  const update = (next: Partial<JournalState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const forget = (gone: string) => update({ found: state.found.filter((one) => one.key !== gone) });

  /** Waits until the window of a record is gone; then it is ours to offer, for as long as we are here. */
  const watch = (other: string) => {
    if (own.has(other) || watched.has(other) || !closing) return;
    watched.add(other);
    const { signal } = closing;
    const offer = () => {
      // Its window may have been told meanwhile that the platform has it.
      const record = readRecord(storage.getItem(other));
      if (!record || signal.aborted) return undefined;
      update({
        found: [...state.found, { key: other, record }].toSorted((a, b) => b.record.at - a.record.at),
      });
      return new Promise<void>((resolve) => held.set(other, resolve));
    };
    locks
      .request(other, { signal }, offer)
      .catch(unlessAborted)
      .finally(() => watched.delete(other));
  };
  const begin = () => {
    key = `${prefix}${makeId()}`;
    own.add(key);
    const released = new Promise<void>((resolve) => {
      letGoOwn = resolve;
    });
    const mine = key;
    locks
      .request(mine, () => released)
      .catch(unlessAborted)
      // Whoever had it before may be offered it, as everybody else.
      .finally(() => own.delete(mine));
  };
  const look = () => {
    for (let at = 0; at < storage.length; at += 1) {
      const other = storage.key(at);
      if (other?.startsWith(prefix)) watch(other);
    }
  };
  const heard = ({ key: changed, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (!changed?.startsWith(prefix)) return;
    if (newValue === null) {
      held.get(changed)?.();
      held.delete(changed);
      forget(changed);
      return;
    }
    // What its window sent last was answered after it was gone, and something newer is left.
    const record = held.has(changed) ? readRecord(newValue) : null;
    if (record) update({ found: state.found.map((one) => (one.key === changed ? { ...one, record } : one)) });
    else watch(changed);
  };
  return {
    open: () => {
      closing = new AbortController();
      begin();
      removeExpired(storage, now());
      look();
      endHearing = onStorage(heard);
    },
    close: () => {
      endHearing();
      closing?.abort();
      closing = null;
      letGoOwn();
      for (const letGo of held.values()) letGo();
      held.clear();
      update({ found: [] });
    },
    keep: (record) => {
      const text = JSON.stringify({ ...record, at: now() });
      const failure = write(storage, key, text);
      if (failure !== state.failure) update({ failure });
    },
    drop: () => {
      storage.removeItem(key);
      if (state.failure !== null) update({ failure: null });
    },
    release: () => {
      const left = key;
      letGoOwn();
      begin();
      update({ failure: null });
      own.delete(left);
      watch(left);
    },
    discard: (gone) => {
      storage.removeItem(gone);
      held.get(gone)?.();
      held.delete(gone);
      forget(gone);
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function write(storage: Storage, key: string, text: string): KeepFailure | null {
  try {
    storage.setItem(key, text);
    return null;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unavailable';
  }
}

/** A wait that was called off is no failure. */
function unlessAborted(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
