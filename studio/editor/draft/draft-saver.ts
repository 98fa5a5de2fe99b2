import type { ContentEntry } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import { isSame } from '../../app/same-value.ts';

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
  /** Tried again; `takenOver` when another window has the pen, which presence will tell, too. */
  | { readonly kind: 'failed'; readonly message: string; readonly takenOver?: boolean };

/** What the platform does not have yet, as far as this window knows. */
export interface Unsaved {
  readonly document: PageDocument;
  /** Sent and not answered. */
  readonly sent: PageDocument | null;
}

export interface DraftSaverParts {
  readonly entry: ContentEntry;
  /** Writes; never throws. */
  readonly save: (document: PageDocument, version: number) => Promise<SaveAnswer>;
  /** Calls back after milliseconds; what it answers calls that off. */
  readonly wait: (ms: number, then: () => void) => () => void;
  readonly onState: (state: SaveState) => void;
  readonly onSaved: (entry: ContentEntry, document: PageDocument) => void;
  /** Told of everything that is not stored, at once and before it is sent; null once all of it is. */
  readonly keep: (unsaved: Unsaved | null) => void;
}

export interface DraftSaver {
  /**
   * Names who knows of changes that were not told yet, e.g. what is being typed: asked to tell them with `change` before
   * anything is written at once, and before `dirty` is answered.
   * @returns ends it
   */
  attend(notify: () => void): () => void;
  /** The draft was changed: it is written soon, and once for many keystrokes. */
  change(document: PageDocument): void;
  /** Writes what is not written yet, now. */
  flush(): Promise<void>;
  /** Goes on from a newer version, e.g. after a publication: what is not written yet is written over it. */
  rebase(entry: ContentEntry): void;
  /** Goes on from a version that holds, or takes the place of, all that was not written: a merge, a restored version. */
  exchange(entry: ContentEntry): void;
  /** Whether something of this window is not stored. */
  dirty(): boolean;
  /**
   * Writes nothing more: what is not stored by now stays where it is kept. Goes on with the next change.
   * @returns whether there is such a thing
   */
  letGo(): Promise<boolean>;
  readonly version: () => number;
}

/** Milliseconds of quiet before a write, and between two tries when it failed. */
export const saveAfterMs = 1200;
export const retryAfterMs = 5000;

/**
 * Keeps a draft stored: one write at a time, each with the version the one before answered, the newest document last.
 * A failed write is repeated until it works; after a conflict nothing is written until `rebase`.
 */
export function createDraftSaver(parts: DraftSaverParts): DraftSaver {
  const { entry, save, wait, onState, onSaved, keep } = parts;
  let version = entry.version;
  let pending: PageDocument | null = null;
  // Sent and not answered: any of them may have arrived all the same.
  let sent: readonly PageDocument[] = [];
  let running: Promise<void> | null = null;
  let conflict = false;
  let held = false;
  let callOff = (): void => undefined;
  const attended = new Set<() => void>();
  const hear = () => {
    for (const notify of attended) notify();
  };

  const notify = (document: PageDocument | null) => keep(document && { document, sent: sent.at(-1) ?? null });
  const schedule = (ms: number) => {
    callOff();
    if (held) return;
    callOff = wait(ms, () => void write());
  };

  const write = (): Promise<void> => {
    callOff();
    if (running) return running;
    const document = pending;
    if (document === null || conflict) return Promise.resolve();
    pending = null;
    if (sent.at(-1) !== document) sent = [...sent, document];
    notify(document);
    onState({ kind: 'saving' });
    running = save(document, version).then((answer) => {
      running = null;
      const arrived = arrivedIn(answer, sent, document);
      if (arrived) {
        version = Math.max(version, arrived.entry.version);
        sent = [];
        // An older one arrived: the newer one goes on from there.
        if (arrived.document !== document) pending ??= document;
        onSaved(arrived.entry, arrived.document);
        notify(pending);
        if (pending === null) return onState({ kind: 'saved' });
        onState({ kind: 'waiting' });
        return schedule(saveAfterMs);
      }
      if (answer.kind === 'saved') return undefined;
      // What was not stored stays pending, unless something newer is.
      pending ??= document;
      if (answer.kind === 'conflict') {
        conflict = true;
        return onState(answer);
      }
      onState({ kind: 'failed', message: answer.message });
      return schedule(retryAfterMs);
    });
    return running;
  };

  return {
    attend: (notify) => {
      attended.add(notify);
      return () => attended.delete(notify);
    },
    change: (document) => {
      pending = document;
      held = false;
      notify(document);
      if (conflict || running) return;
      onState({ kind: 'waiting' });
      schedule(saveAfterMs);
    },
    flush: async () => {
      hear();
      await running;
      await write();
    },
    exchange: (newer) => {
      callOff();
      version = newer.version;
      conflict = false;
      pending = null;
      sent = [];
      notify(null);
      onState({ kind: 'saved' });
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
    letGo: async () => {
      held = true;
      callOff();
      await running;
      const left = pending !== null;
      pending = null;
      sent = [];
      conflict = false;
      onState({ kind: 'saved' });
      return left;
    },
    version: () => version,
  };
}

/** The document that an answer says the platform has: the one it took, or one whose answer was lost before. */
function arrivedIn(
  answer: SaveAnswer,
  sent: readonly PageDocument[],
  document: PageDocument,
): { readonly entry: ContentEntry; readonly document: PageDocument } | null {
  if (answer.kind === 'saved') return { entry: answer.entry, document };
  if (answer.kind !== 'conflict') return null;
  const { current } = answer;
  const known = sent.findLast((one) => isSame(one, current.draft));
  return known ? { entry: current, document: known } : null;
}
