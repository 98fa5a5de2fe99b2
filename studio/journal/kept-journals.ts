import { isJournalKey, nameOfKey, personPrefix, readRecord } from './journal-record.ts';

/** Longer nobody looks for what was left; it is thrown away unread. */
const keptMs = 7 * 24 * 60 * 60_000;

/** Something a person typed and did not save, in this browser. */
export interface KeptJournal {
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');

/** Everything this browser keeps for a person, the newest first. */
export const keptJournals = (storage: Storage, person: string): readonly KeptJournal[] =>
  keysOf(storage)
    .filter((key) => key.startsWith(personPrefix(person)))
    .flatMap((key) => {
      const record = readRecord(storage.getItem(key));
      return record ? [{ name: nameOfKey(key), at: record.at }] : [];
    })
    .toSorted((a, b) => b.at - a.at);

/** Deletes everything this browser keeps for a person. */
export function removeJournals(storage: Storage, person: string): void {
  for (const key of keysOf(storage)) if (key.startsWith(personPrefix(person))) storage.removeItem(key);
}

/**
 * Deletes what nobody came back for, whoever typed it, and what cannot be read.
 * @param now milliseconds since the epoch
 */
export function removeExpired(storage: Storage, now: number): void {
  for (const key of keysOf(storage)) {
    if (!isJournalKey(key)) continue;
    const record = readRecord(storage.getItem(key));
    if (!record || now - record.at > keptMs) storage.removeItem(key);
  }
}
