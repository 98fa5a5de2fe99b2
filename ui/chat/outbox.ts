import type { CustomerStorage } from '#engine/react/customer-storage.ts';

/** What was written and the platform has not confirmed. It is sent with its key, by which the platform takes it once. */
export interface OutboxEntry {
  /** UUID that this browser gave the message. */
  readonly key: string;
  readonly room: string;
  readonly text: string;
  /** A file that is uploaded already, with what is shown of it meanwhile. */
  readonly file: { readonly id: string; readonly name: string } | null;
  /** When it was written, ISO 8601. */
  readonly date: string;
  /** Why the platform refused it; a refused one waits for the customer. */
  readonly refused: string | null;
}

const name = 'chat-outbox';

/**
 * The outbox as this device keeps it: it survives a reload, and nothing of it a sign-out ([sec 4]). Other tabs write it,
 * too, so every change begins with what is there now.
 */
export interface StoredOutbox {
  readonly read: () => readonly OutboxEntry[];
  /** Adds the entry, or puts it in the place of the one with its key. */
  readonly put: (entry: OutboxEntry) => void;
  readonly remove: (key: string) => void;
}

export function storedOutbox(storage: CustomerStorage): StoredOutbox {
  const read = (): readonly OutboxEntry[] => parse(storage.getItem(name));
  const write = (entries: readonly OutboxEntry[]): void =>
    entries.length === 0 ? storage.removeItem(name) : storage.setItem(name, JSON.stringify(entries));
  return {
    read,
    put: (entry) => {
      const kept = read();
      const known = kept.some(({ key }) => key === entry.key);
      write(known ? kept.map((one) => (one.key === entry.key ? entry : one)) : [...kept, entry]);
    },
    remove: (key) => write(read().filter((entry) => entry.key !== key)),
  };
}

/** Entries of an older version, or what somebody else wrote there, are left out. */
function parse(text: string | null): readonly OutboxEntry[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { key, room, text, file, date, refused } = value as Record<string, unknown>;
  return (
    [key, room, text, date].every((one) => typeof one === 'string') &&
    (file === null || (typeof file === 'object' && 'id' in file && 'name' in file)) &&
    (refused === null || typeof refused === 'string')
  );
}
