import { and, asc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import type { ChatAvailability } from '#schemas/chat.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { MessageWidget } from '#schemas/message-widgets.ts';
import { fillPlaces } from '#schemas/refusals/fill-places.ts';
import type { Orm } from '../base/database/database.ts';
import { formFile } from '../content/forms/tables.ts';
import type { ChatChannel } from './channels/chat-channel.ts';
import { availabilityOf, type ChatSettings, houseName } from './chat-settings.ts';
import type { ChatStore, OutgoingMessage, Sent } from './chat-store.ts';
import { chatTexts } from './chat-texts.ts';
import { chatAgent, chatMessage, chatNote, chatRoom } from './tables.ts';
import type { RoomRow } from './wire-room.ts';

/** An agent counts as there for so long after they were last heard of. */
export const agentPresentMs = 60_000;
/** Rooms one run of a job looks after; the next run goes on. */
const atOnce = 200;
const widgetCheck = compileSchema(MessageWidget);
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

export interface Agent {
  readonly email: string;
  readonly name: string;
}

/** What the house does in chats: agents, and what goes by itself. */
export interface HouseSide {
  availability(): Promise<ChatAvailability>;
  /** An agent is there. Said again at least every minute while they are. */
  present(agent: Agent): Promise<void>;
  /** An agent who said they are there still is; changes nothing for others. */
  stillPresent(email: string): Promise<void>;
  /** An agent leaves. */
  absent(email: string): Promise<void>;
  /** Chats that nobody has taken and in which a customer waits, the longest wait first. */
  queue(limit: number): Promise<readonly RoomRow[]>;
  /** An agent takes a chat, from the queue or from somebody else. @returns null where there is none to take */
  take(roomId: string, agent: Agent): Promise<RoomRow | null>;
  /**
   * Hands a chat over, with a note for staff alone: to a colleague, or back to the queue, where its customer waits from now on.
   * @returns null where it is not this agent's (any more)
   */
  handOver(roomId: string, from: Agent, to: Agent | null, note: string): Promise<RoomRow | null>;
  /** An agent answers; who answers has read what came before. */
  answer(roomId: string, agent: Agent, message: OutgoingMessage): Promise<Sent>;
  /** Ends a chat; one that ended stays as it is. @returns null for no such chat */
  close(roomId: string, why: 'closedByCustomer' | 'closedByAgent' | 'closedIdle'): Promise<RoomRow | null>;
  transcript(room: RoomRow): Promise<string>;
  /** Lets a channel answer where a customer waits and no agent is there. @returns how many answers it gave */
  answerBy(channel: ChatChannel): Promise<number>;
  /** Ends chats in which nobody writes, and deletes old ones with their files. @returns how many of each */
  keepUp(): Promise<{ readonly closed: number; readonly deleted: number }>;
}

export interface HouseSideOptions {
  readonly orm: Orm;
  readonly store: ChatStore;
  readonly settings: () => Promise<ChatSettings>;
  readonly now: () => number;
  /** IANA name: opening hours are meant in it, and transcripts tell it. */
  readonly timeZone: string;
}

export function createHouseSide({ orm, store, settings, now, timeZone }: HouseSideOptions): HouseSide {
  const hasAgents = async (): Promise<boolean> => {
    const since = new Date(now() - agentPresentMs);
    return (await orm.select().from(chatAgent).where(gt(chatAgent.seenAt, since)).limit(1)).length > 0;
  };
  const close: HouseSide['close'] = async (roomId, why) => {
    const known = await settings();
    return store.change(roomId, ({ state, language }) => {
      if (state === 'closed') return null;
      const closedAt = new Date(now());
      return {
        set: { state: 'closed', closedAt, waitingSince: null },
        say: { name: houseName(known, language), text: chatTexts.in(language)[why] },
      };
    });
  };

  return {
    close,
    availability: async () =>
      availabilityOf(await settings(), { now: now(), timeZone, hasAgents: await hasAgents() }),
    present: async ({ email, name }) => {
      const seenAt = new Date(now());
      await orm
        .insert(chatAgent)
        .values({ email, name, seenAt })
        .onConflictDoUpdate({ target: chatAgent.email, set: { name, seenAt } });
    },
    stillPresent: async (email) => {
      await orm
        .update(chatAgent)
        .set({ seenAt: new Date(now()) })
        .where(eq(chatAgent.email, email));
    },
    absent: async (email) => {
      await orm.delete(chatAgent).where(eq(chatAgent.email, email));
    },
    queue: (limit) =>
      orm
        .select()
        .from(chatRoom)
        .where(and(eq(chatRoom.state, 'waiting'), isNotNull(chatRoom.waitingSince)))
        .orderBy(asc(chatRoom.waitingSince), asc(chatRoom.id))
        .limit(limit),
    take: async (roomId, { email, name }) => {
      const known = await settings();
      const taken = await store.change(roomId, ({ state, agent, language }) =>
        state === 'closed' || agent === email
          ? null
          : {
              set: { state: 'open', agent: email, agentName: name },
              say: {
                name: houseName(known, language),
                text: fillPlaces(chatTexts.in(language).taken, { name }),
              },
            },
      );
      return taken?.agent === email ? taken : null;
    },
    handOver: async (roomId, from, to, note) => {
      const known = await settings();
      const at = new Date(now());
      let isTheirs = false;
      const room = await store.change(roomId, ({ state, agent, language, lastNumber }) => {
        isTheirs = state === 'open' && agent === from.email;
        if (!isTheirs) return null;
        const texts = chatTexts.in(language);
        return {
          set: to
            ? { agent: to.email, agentName: to.name, waitingSince: at }
            : { state: 'waiting', agent: null, agentName: null, waitingSince: at },
          say: {
            name: houseName(known, language),
            text: to ? fillPlaces(texts.taken, { name: to.name }) : texts.handedBack,
          },
          also: async (tx) => {
            await tx.insert(chatNote).values({
              roomId,
              kind: 'transfer',
              author: from.email,
              name: from.name,
              toName: to?.name ?? null,
              text: note,
              after: lastNumber,
              at,
            });
          },
        };
      });
      return isTheirs ? room : null;
    },
    answer: async (roomId, { email, name }, message) => {
      const sent = await store.sendAsHouse(roomId, { side: 'agent', email, name }, message);
      if (!sent.ok || sent.isRepeated) return sent;
      await store.mark(roomId, 'agent', { read: sent.message.number });
      return sent;
    },
    transcript: async (room) => {
      const clock = new Intl.DateTimeFormat(room.language, {
        dateStyle: 'short',
        timeStyle: 'short',
        timeZone,
      });
      const lines: string[] = [];
      for (let after = 0; ; ) {
        const { messages, hasMore } = await store.page(room.id, { after });
        for (const { at, name, text, file } of messages)
          lines.push(
            `${clock.format(at)} ${name}: ${[text, file && `[${file.name}]`].filter(Boolean).join(' ')}`,
          );
        after = messages.at(-1)?.number ?? after;
        if (!hasMore) return lines.join('\n');
      }
    },
    answerBy: async ({ name: email, isBot, hear }) => {
      if (await hasAgents()) return 0;
      const known = await settings();
      const unanswered = await orm
        .select()
        .from(chatRoom)
        .innerJoin(
          chatMessage,
          and(
            eq(chatMessage.roomId, chatRoom.id),
            eq(chatMessage.number, chatRoom.lastNumber),
            eq(chatMessage.side, 'customer'),
          ),
        )
        .where(eq(chatRoom.state, 'waiting'))
        .limit(atOnce);
      let answered = 0;
      for (const { chat_rooms: room, chat_messages: last } of unanswered) {
        const { number, text, file } = last;
        const { language } = room;
        const said = await hear({ room: room.id, number, text, file: file?.name ?? null, language });
        if (said === null) continue;
        if (said.widget && !widgetCheck.Check(said.widget))
          throw new Error(`The channel "${email}" sent a widget that is not on the list, or not right.`);
        const author = { side: 'agent', email, name: houseName(known, language), isBot } as const;
        const widget = said.widget && { type: said.widget.type, props: { ...said.widget.props } };
        // Answered once, by whichever node is first: the id of the question is that of its answer.
        const answer = { text: said.text, clientId: last.id, ...(widget && { widget }) };
        await store.sendAsHouse(room.id, author, answer);
        await store.mark(room.id, 'agent', { read: number });
        answered += 1;
      }
      return answered;
    },
    keepUp: async () => {
      const { close_after_hours, keep_days } = await settings();
      const idle = await orm
        .select({ id: chatRoom.id })
        .from(chatRoom)
        .where(
          and(
            inArray(chatRoom.state, ['waiting', 'open']),
            lt(chatRoom.lastAt, new Date(now() - close_after_hours * hourMs)),
            // Who still waits for an answer is not sent away.
            eq(chatRoom.agentUnread, 0),
          ),
        )
        .limit(atOnce);
      for (const { id } of idle) await close(id, 'closedIdle');
      const old = and(
        eq(chatRoom.state, 'closed'),
        lt(chatRoom.closedAt, new Date(now() - keep_days * dayMs)),
      );
      const gone = await orm.select({ id: chatRoom.id }).from(chatRoom).where(old).limit(atOnce);
      const ids = gone.map(({ id }) => id);
      if (ids.length > 0)
        await orm.transaction(async (tx) => {
          // Nobody's any more: the sweep of the store of files takes them off the disk.
          await tx
            .update(formFile)
            .set({ submissionId: null, createdAt: new Date(0) })
            .where(inArray(formFile.field, ids));
          await tx.delete(chatRoom).where(and(old, inArray(chatRoom.id, ids)));
        });
      return { closed: idle.length, deleted: ids.length };
    },
  };
}
