import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ContentChange } from '#schemas/content-entry.ts';
import type { Database, Log } from '../base/database/database.ts';
import { everythingTag } from './kinds.ts';
import { changeChannel } from './publication.ts';

const Announcement = Type.Object({ tags: Type.Array(Type.String()), token: Type.String() });
/** A change made here is delivered before its announcement comes back; this many are remembered to tell them apart. */
const remembered = 200;

/** Tells this node's caches what changed, whichever node changed it. */
export interface ChangeHub {
  /** @returns stops the listening */
  onChange(listener: (change: ContentChange) => void): () => void;
  /** Delivers a committed change of this node at once, so that whoever made it reads the new content next. */
  deliver(change: ContentChange): void;
}

/** @param readToken the current cache token, asked after announcements may have been missed */
export async function createChangeHub(
  database: Database,
  readToken: () => Promise<string>,
  log: Log,
): Promise<ChangeHub> {
  const listeners = new Set<(change: ContentChange) => void>();
  const delivered = new Set<string>();

  const deliver = (change: ContentChange) => {
    if (delivered.has(change.token)) return;
    delivered.add(change.token);
    for (const token of delivered) {
      if (delivered.size <= remembered) break;
      delivered.delete(token);
    }
    notify(change);
  };
  const notify = (change: ContentChange) => {
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        log.error({ err: error }, 'a listener failed on a change of content');
      }
    }
  };

  await database.listen(changeChannel, {
    onMessage: (payload) => {
      const change = parse(payload);
      if (change) deliver(change);
      else log.warn({ payload: payload.slice(0, 200) }, 'an announcement on the content channel is not ours');
    },
    onGap: () => {
      readToken().then(
        (token) => notify({ tags: [everythingTag], token }),
        // Still everything may be stale; the next answer brings the token.
        () => notify({ tags: [everythingTag], token: '' }),
      );
    },
  });
  return {
    deliver,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parse(payload: string): ContentChange | null {
  try {
    const value: unknown = JSON.parse(payload);
    return Value.Check(Announcement, value) ? value : null;
  } catch {
    return null;
  }
}
