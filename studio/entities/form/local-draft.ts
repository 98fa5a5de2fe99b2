import { isRecord } from '#registry/is-record.ts';

/** What somebody typed and did not save yet, as this browser keeps it. */
export interface LocalDraft {
  readonly body: unknown;
  /** What the writing began from: the stored entry, or the key and language of a new one. */
  readonly base: unknown;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The part of a browser's storage that is used. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Longer nobody looks for what was left; it is thrown away unread. */
const keptMs = 7 * 24 * 60 * 60_000;

/**
 * Keeps unsaved texts in the browser, so that a reload or a closed tab does not lose them. A browser that has no room, or
 * keeps nothing, is no reason to disturb anybody: then there is just nothing to restore.
 * @param name who writes, and what: drafts of two people at one computer are kept apart
 */
export function localDraft(storage: DraftStorage, name: string) {
  const key = `studio-draft ${name}`;
  return {
    keep: (draft: LocalDraft): void => {
      try {
        storage.setItem(key, JSON.stringify(draft));
      } catch {
        // Full, or switched off.
      }
    },
    drop: (): void => {
      try {
        storage.removeItem(key);
      } catch {
        // Switched off.
      }
    },
    /** @param now milliseconds since the epoch */
    read: (now: number): LocalDraft | null => {
      try {
        const found: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        if (!isRecord(found) || typeof found['at'] !== 'number' || !('body' in found)) return null;
        return now - found['at'] > keptMs
          ? null
          : { body: found['body'], base: found['base'], at: found['at'] };
      } catch {
        return null;
      }
    },
  };
}
