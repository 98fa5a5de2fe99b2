import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CustomerStorage } from '#engine/react/customer-storage.ts';
import { OtherPerson, Unauthorized } from '#engine/react/platform-failures.ts';
import type { ChatHistory, ChatRoom, ClientFrame, ServerFrame } from '#schemas/chat.ts';
import { type ChatErrorCode, chatClose, chatLimits, retriedErrors } from '#schemas/chat-limits.ts';
import { pauseBefore } from './backoff.ts';
import {
  afterClose,
  afterFrame,
  afterReading,
  type ChatState,
  type Connection,
  firstState,
  needsList,
} from './chat-state.ts';
import { wholeUntil } from './history.ts';
import { type OutboxEntry, storedOutbox } from './outbox.ts';

/** An open line: what of the platform's WebSocket is used. */
export interface ChatSocket {
  readonly send: (frame: ClientFrame) => void;
  readonly close: (code: number) => void;
}

export interface SocketEvents {
  readonly onOpen: () => void;
  readonly onFrame: (frame: ServerFrame) => void;
  /** Told once; `close` of our own is not told. */
  readonly onClose: (code: number) => void;
}

/** Everything of the world that the store uses; tests give their own. */
export interface ChatWorld {
  /** Fetches what `connect` sends as its token. */
  readonly ticket: () => Promise<string>;
  readonly open: (events: SocketEvents) => ChatSocket;
  readonly list: () => Promise<readonly ChatRoom[]>;
  readonly storage: CustomerStorage;
  /** Acts once after so many milliseconds. @returns takes it back */
  readonly later: (ms: number, act: () => void) => () => void;
  readonly now: () => Date;
  /** From 0 up to 1. */
  readonly chance: () => number;
  readonly newId: () => string;
}

export interface ChatStore {
  readonly state: StoreApi<ChatState>;
  /** Connects, and comes again after every cut until `leave`. */
  readonly start: () => void;
  /** Closes with 1000 (specification 9). What waits in the outbox is kept for the next time. */
  readonly leave: () => void;
  /** The network is there again, or the page is looked at again: tries at once. */
  readonly hurry: () => void;
  /** The browser has no network any more: the line is given up now, and not when it has been silent for long. */
  readonly giveUp: () => void;
  /** Has the room's messages fetched, now or as soon as there is a connection. */
  readonly watch: (uuid: string) => void;
  readonly loadOlder: (uuid: string) => void;
  readonly markRead: (uuid: string) => void;
  /** The customer types in this room. */
  readonly typing: (uuid: string) => void;
  readonly send: (room: string, text: string, file?: OutboxEntry['file']) => void;
  readonly retry: (key: string) => void;
  readonly discard: (key: string) => void;
  /** An answer of a call that brings a room, e.g. its rating. */
  readonly showRoom: (room: ChatRoom) => void;
}

/** A silent line is asked after so long, and given up when it does not answer in time. */
export const pingMs = 20_000;
export const pongMs = 8_000;
const typingEveryMs = 3_000;
const typingGoneMs = 6_000;
const deliveredMs = 200;
/** Codes after which nobody comes again by themselves. */
const final: ReadonlyMap<number, Connection> = new Map([
  [chatClose.replaced, 'replaced'],
  [chatClose.sessionOver, 'over'],
]);
const policyMs = 10_000;
/** The chat's customer is signed in no more, whether or not somebody else is. */
const isOver = (failure: unknown) => failure instanceof Unauthorized || failure instanceof OtherPerson;

/**
 * The chat of one page over one socket: rules of specification 4, reconnecting, resuming and the outbox.
 * @param first messages the page came with; the connection resumes behind them
 */
export function createChatStore(world: ChatWorld, first: ChatHistory | null = null): ChatStore {
  const state = createStore<ChatState>(() =>
    first ? afterFrame(firstState, { event: 'messages', mode: 'replace', ...first }) : firstState,
  );
  const outbox = storedOutbox(world.storage);
  const watched = new Set<string>();
  let socket: ChatSocket | null = null;
  /** Counts connections, so that what an earlier one asked for is not taken for this one's. */
  let era = 0;
  let failed = 0;
  /** The server has taken `connect`. */
  let ready = false;
  let flying: string | null = null;
  /** Rooms whose newest page has come once: a message that came before is not yet a history. */
  const fetched = new Set(first ? [first.room_uuid] : []);
  let fetching = new Set<string>();
  let asked = new Map<string, number>();
  let toDeliver = new Map<string, number>();
  const timers = new Map<string, () => void>();

  const get = state.getState;
  const set = (next: ChatState) => {
    for (const { key } of get().outbox)
      if (!next.outbox.some((entry) => entry.key === key)) outbox.remove(key);
    state.setState(next);
  };
  /** What this device keeps, and what it would not keep. */
  const waiting = () => {
    const kept = outbox.read();
    return [...kept, ...get().outbox.filter(({ key }) => !kept.some((entry) => entry.key === key))];
  };
  const cancel = (name: string) => {
    timers.get(name)?.();
    timers.delete(name);
  };
  const after = (name: string, ms: number, act: () => void) => {
    cancel(name);
    timers.set(
      name,
      world.later(ms, () => {
        timers.delete(name);
        act();
      }),
    );
  };
  const cancelAll = () => {
    for (const name of [...timers.keys()]) cancel(name);
  };

  /** Whatever was on its way over a line that is gone is on no way now. */
  const drop = () => {
    era += 1;
    socket = null;
    ready = false;
    flying = null;
    fetching = new Set();
    asked = new Map();
    toDeliver = new Map();
    cancelAll();
  };

  const closed = (code: number) => {
    drop();
    const end = final.get(code);
    if (end === 'over') {
      // Nothing of a customer outlives the session ([sec 4]); the storage is swept by who signs out.
      watched.clear();
      fetched.clear();
      state.setState({ ...firstState, connection: 'over' });
      return;
    }
    set(afterClose(get(), end ?? 'disconnected'));
    if (end) return;
    const pause = pauseBefore(failed, world.chance());
    failed += 1;
    after('connect', code === chatClose.policy ? Math.max(policyMs, pause) : pause, connect);
  };

  const connect = () => {
    const mine = era;
    const current = () => mine === era;
    world.ticket().then(
      (token) => {
        if (!current()) return;
        socket = world.open({
          onOpen: () => current() && opened(token),
          onFrame: (frame) => current() && take(frame),
          onClose: (code) => current() && closed(code),
        });
        listen();
      },
      (failure: unknown) => current() && closed(isOver(failure) ? chatClose.sessionOver : 0),
    );
  };

  /** On open it authenticates, unless connected already, and marks connected (specification 4). */
  const opened = (token: string) => {
    const { connection, histories } = get();
    if (connection === 'connected') return;
    const seen = [...histories]
      .filter(([uuid]) => fetched.has(uuid))
      .map(([uuid, history]) => ({ uuid, number: wholeUntil(history) }))
      .slice(-chatLimits.seenRooms);
    socket?.send({
      action: 'connect',
      token,
      mode: 'chat',
      type: 'customer',
      ...(seen.length > 0 && { seen }),
    });
    set({ ...get(), connection: 'connected' });
  };

  /** A browser is told late that a line is dead, or never. So a silent line is asked, and given up without an answer. */
  const listen = () =>
    after('ping', pingMs, () => {
      if (ready) socket?.send({ action: 'ping' });
      after('ping', pongMs, giveUp);
    });

  const giveUp = () => {
    socket?.close(chatClose.left);
    closed(0);
  };

  const take = (frame: ServerFrame) => {
    listen();
    failed = 0;
    if (needsList(get(), frame)) reloadList();
    set(afterFrame(get(), frame));
    if (frame.event === 'connected') ready = true;
    if (frame.event === 'messages') fetched.add(frame.room_uuid);
    if (frame.event === 'error') refused(frame);
    if (frame.event === 'typing') {
      const { room_uuid: uuid, name } = frame;
      const gone = () => set(afterFrame(get(), { event: 'typing', room_uuid: uuid, is_typing: false, name }));
      if (frame.is_typing) after(`typing:${uuid}`, typingGoneMs, gone);
      else cancel(`typing:${uuid}`);
    }
    if ('room_uuid' in frame) {
      fillGap(frame.room_uuid);
      if (frame.event === 'messages') deliver(frame.room_uuid, frame.messages);
      if (frame.event === 'message') deliver(frame.room_uuid, [frame.message]);
    }
    for (const uuid of watched) fetchNewest(uuid);
    if (flying !== null && !get().outbox.some(({ key }) => key === flying)) flying = null;
    flush();
  };

  const reloadList = () => {
    const mine = era;
    world.list().then(
      (rooms) => {
        if (mine !== era) return;
        set({ ...get(), rooms, listed: true });
        for (const uuid of watched) fetchNewest(uuid);
      },
      // A list that cannot be had is silent (specification 8); the next message or connection asks again.
      () => undefined,
    );
  };

  const fetchNewest = (uuid: string) => {
    const isListed = get().rooms.some((room) => room.uuid === uuid);
    if (!ready || !isListed || fetched.has(uuid) || fetching.has(uuid)) return;
    fetching.add(uuid);
    socket?.send({ action: 'fetch', uuid });
  };

  /** Asks once for what is missing before the newest message that is known of. */
  const fillGap = (uuid: string) => {
    const history = fetched.has(uuid) ? get().histories.get(uuid) : undefined;
    const newest = Math.max(
      get().rooms.find((room) => room.uuid === uuid)?.last_number ?? 0,
      history?.messages.at(-1)?.number ?? 0,
    );
    const until = history ? wholeUntil(history) : newest;
    if (!ready || until >= newest || asked.get(uuid) === until) return;
    asked.set(uuid, until);
    socket?.send({ action: 'fetch', uuid, after: until });
  };

  /** Tells the other side, once for a burst, that its messages have come. */
  const deliver = (uuid: string, messages: readonly { number: number; author: { side: string } }[]) => {
    const newest = messages.findLast(({ author }) => author.side === 'agent')?.number ?? 0;
    if (newest <= (toDeliver.get(uuid) ?? 0)) return;
    toDeliver.set(uuid, newest);
    after(`delivered:${uuid}`, deliveredMs, () => {
      if (ready) socket?.send({ action: 'delivered', uuid, number: toDeliver.get(uuid) ?? newest });
    });
  };

  /** One message at a time: so their order is the one they were written in, whatever is refused or cut. */
  const flush = () => {
    if (!ready || flying !== null || timers.has('again')) return;
    const next = get().outbox.find(({ refused: reason }) => reason === null);
    if (!next) return;
    flying = next.key;
    const { key, room, text, file } = next;
    socket?.send({
      action: 'message',
      uuid: room,
      client_id: key,
      ...(file && { file_id: file.id }),
      message: encodeURIComponent(text),
    });
  };

  const refused = ({ client_id: key, code, retry_after }: Extract<ServerFrame, { event: 'error' }>) => {
    const waits = retriedErrors.includes(code);
    if (waits) {
      // Whatever was on its way may be what was refused: all of it is asked for again, and a message is stored once.
      flying = null;
      after('again', (retry_after ?? 2) * 1000, () => {
        fetching = new Set();
        asked = new Map();
        for (const uuid of watched) {
          fetchNewest(uuid);
          fillGap(uuid);
        }
        flush();
      });
    } else if (key !== undefined) {
      if (flying === key) flying = null;
      change(key, code);
    }
  };

  const change = (key: string, reason: ChatErrorCode | null) => {
    const entry = get().outbox.find((one) => one.key === key);
    if (!entry) return;
    const changed = { ...entry, refused: reason };
    outbox.put(changed);
    set({ ...get(), outbox: get().outbox.map((one) => (one.key === key ? changed : one)) });
  };

  return {
    state,
    start: () => {
      const { connection } = get();
      if (connection === 'connecting' || connection === 'connected' || connection === 'disconnected') return;
      drop();
      set({ ...get(), connection: 'connecting', outbox: waiting() });
      connect();
    },
    leave: () => {
      socket?.close(chatClose.left);
      drop();
      set(afterClose(get(), 'idle'));
    },
    hurry: () => {
      if (get().connection !== 'disconnected' || !timers.has('connect')) return;
      cancel('connect');
      connect();
    },
    giveUp: () => {
      const { connection } = get();
      if (connection === 'connecting' || connection === 'connected') giveUp();
    },
    watch: (uuid) => {
      watched.add(uuid);
      fetchNewest(uuid);
    },
    loadOlder: (uuid) => {
      const history = get().histories.get(uuid);
      const before = history?.messages[0]?.number;
      if (ready && history?.hasOlder && before !== undefined) socket?.send({ action: 'fetch', uuid, before });
    },
    markRead: (uuid) => {
      const room = get().rooms.find((one) => one.uuid === uuid);
      if (!ready || !room || (room.unread_message_count === 0 && room.read_number >= room.last_number))
        return;
      socket?.send({ action: 'read', uuid, ...(room.last_number > 0 && { number: room.last_number }) });
      set(afterReading(get(), uuid));
    },
    typing: (uuid) => {
      if (!ready || timers.has(`types:${uuid}`)) return;
      socket?.send({ action: 'typing', uuid, is_typing: true });
      after(`types:${uuid}`, typingEveryMs, () => undefined);
    },
    send: (room, text, file = null) => {
      const date = world.now().toISOString();
      const entry: OutboxEntry = { key: world.newId(), room, text, file, date, refused: null };
      outbox.put(entry);
      set({ ...get(), outbox: [...get().outbox, entry] });
      flush();
    },
    retry: (key) => {
      change(key, null);
      flush();
    },
    discard: (key) => set({ ...get(), outbox: get().outbox.filter((entry) => entry.key !== key) }),
    showRoom: (room) => set(afterFrame(get(), { event: 'room', room })),
  };
}
