import { randomUUID } from 'node:crypto';
import type { ChatChanges } from '#schemas/studio/chats.ts';
import type { Database } from '../../base/database/database.ts';
import { type ChatAnnouncement, chatChannel, parseAnnouncement } from '../announce-chat.ts';

/** Changes a node remembers; who asks for older ones looks at everything anew. */
const remembered = 1000;

/** What happens in chats, for the desks of staff: ids alone, what they stand for is asked for by the ordinary calls. */
export interface StaffFeed {
  /**
   * What happened since a cursor. Resolves at once when there is something, or no cursor; else when something happens, the time
   * is over, or the caller has gone.
   */
  since(after: string | undefined, waitMs: number, gone: AbortSignal): Promise<ChatChanges>;
  /** Answers all who wait: the node stops. */
  close(): void;
}

/** Listens to what all nodes announce. Its cursors are good on this node alone: any other one answers with a reset. */
export async function createStaffFeed(database: Pick<Database, 'listen'>): Promise<StaffFeed> {
  let name = randomUUID();
  let happened: ChatAnnouncement[] = [];
  /** How many have been forgotten. */
  let forgotten = 0;
  let isClosed = false;
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of [...waiting]) look();
  };

  await database.listen(chatChannel, {
    onMessage: (payload) => {
      const what = parseAnnouncement(payload);
      if (!what || (what.kind === 'typing' && what.side !== 'customer')) return;
      happened.push(what);
      if (happened.length > 2 * remembered) {
        forgotten += happened.length - remembered;
        happened = happened.slice(-remembered);
      }
      wake();
    },
    // Nobody knows what was missed.
    onGap: () => {
      name = randomUUID();
      happened = [];
      forgotten = 0;
      wake();
    },
  });

  const read = (after: string | undefined): ChatChanges => {
    const [theirs, place] = (after ?? '').split('/');
    const from = Number(place) - forgotten;
    const cursor = `${name}/${forgotten + happened.length}`;
    if (theirs !== name || !Number.isInteger(from) || from < 0 || from > happened.length)
      return { cursor, is_reset: true, rooms: [], typing: [] };
    const news = happened.slice(from);
    const typing = new Map<string, ChatChanges['typing'][number]>();
    const rooms = new Set<string>();
    for (const what of news) {
      if (what.kind === 'typing')
        typing.set(what.room, { uuid: what.room, name: what.name, is_typing: what.is_typing });
      else rooms.add(what.room);
    }
    return { cursor, is_reset: false, rooms: [...rooms], typing: [...typing.values()] };
  };
  const isNews = ({ is_reset, rooms, typing }: ChatChanges) =>
    is_reset || rooms.length > 0 || typing.length > 0;

  return {
    since: (after, waitMs, gone) =>
      new Promise((resolve) => {
        const finish = () => {
          waiting.delete(look);
          clearTimeout(timer);
          gone.removeEventListener('abort', finish);
          resolve(read(after));
        };
        const look = () => {
          if (isClosed || isNews(read(after))) finish();
        };
        const timer = setTimeout(finish, waitMs);
        timer.unref();
        gone.addEventListener('abort', finish);
        waiting.add(look);
        look();
      }),
    close: () => {
      isClosed = true;
      wake();
    },
  };
}
