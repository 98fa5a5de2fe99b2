import type { ContentEntry } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';

/** How the draft in this window stands to the one that is stored. */
export type SaveState =
  | { readonly kind: 'saved' }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** It is tried again by itself; nothing is lost. */
  | { readonly kind: 'failed'; readonly message: string }
  /** Somebody saved a newer one. Nothing is written until both were brought together. */
  | { readonly kind: 'conflict'; readonly current: ContentEntry };

/** What came of one write. */
export type SaveAnswer =
  | { readonly kind: 'saved'; readonly entry: ContentEntry }
  | { readonly kind: 'conflict'; readonly current: ContentEntry }
  | { readonly kind: 'failed'; readonly message: string };

export interface DraftSaverParts {
  readonly entry: ContentEntry;
  /** Writes; never throws. */
  readonly save: (document: PageDocument, version: number) => Promise<SaveAnswer>;
  /** Calls back after milliseconds; what it answers calls that off. */
  readonly wait: (ms: number, then: () => void) => () => void;
  readonly onState: (state: SaveState) => void;
  readonly onSaved: (entry: ContentEntry, document: PageDocument) => void;
}

export interface DraftSaver {
  /**
   * Names who knows of changes that were not told yet, e.g. what is being typed: asked to tell them with `change` before
   * anything is written at once, and before `dirty` is answered.
   * @returns ends it
   */
  attend(tell: () => void): () => void;
  /** The draft was changed: it is written soon, and once for many keystrokes. */
  change(document: PageDocument): void;
  /** Writes what is not written yet, now. */
  flush(): Promise<void>;
  /** Goes on from a newer version, e.g. after a merge or a publication. */
  rebase(entry: ContentEntry): void;
  /** Whether something of this window is not stored. */
  dirty(): boolean;
  readonly version: () => number;
}

/** Milliseconds of quiet before a write, and between two tries when it failed. */
export const saveAfterMs = 1200;
export const retryAfterMs = 5000;

/**
 * Keeps a draft stored: one write at a time, each with the version the one before answered, the newest document last.
 * A failed write is repeated until it works; after a conflict nothing is written until `rebase`.
 */
export function createDraftSaver({ entry, save, wait, onState, onSaved }: DraftSaverParts): DraftSaver {
  let version = entry.version;
  let pending: PageDocument | null = null;
  let running: Promise<void> | null = null;
  let conflict = false;
  let callOff = (): void => undefined;
  const attended = new Set<() => void>();
  const hear = () => {
    for (const tell of attended) tell();
  };

  const schedule = (ms: number) => {
    callOff();
    callOff = wait(ms, () => void write());
  };

  const write = (): Promise<void> => {
    callOff();
    if (running) return running;
    const document = pending;
    if (document === null || conflict) return Promise.resolve();
    pending = null;
    onState({ kind: 'saving' });
    running = save(document, version).then((answer) => {
      running = null;
      if (answer.kind === 'saved') {
        version = answer.entry.version;
        onSaved(answer.entry, document);
        if (pending === null) return onState({ kind: 'saved' });
        onState({ kind: 'waiting' });
        return schedule(saveAfterMs);
      }
      // What was not stored stays pending, unless something newer is.
      pending ??= document;
      if (answer.kind === 'conflict') {
        conflict = true;
        return onState(answer);
      }
      onState(answer);
      return schedule(retryAfterMs);
    });
    return running;
  };

  return {
    attend: (tell) => {
      attended.add(tell);
      return () => attended.delete(tell);
    },
    change: (document) => {
      pending = document;
      if (conflict || running) return;
      onState({ kind: 'waiting' });
      schedule(saveAfterMs);
    },
    flush: async () => {
      hear();
      await running;
      await write();
    },
    rebase: (newer) => {
      version = newer.version;
      conflict = false;
      if (pending === null) return onState({ kind: 'saved' });
      onState({ kind: 'waiting' });
      schedule(saveAfterMs);
    },
    dirty: () => {
      hear();
      return pending !== null || running !== null;
    },
    version: () => version,
  };
}
