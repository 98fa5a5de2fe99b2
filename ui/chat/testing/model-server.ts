import type { ChatMessage, ChatRoom, ClientFrame, ServerFrame } from '#schemas/chat.ts';
import type { ChatSocket, ChatWorld, SocketEvents } from '../chat-store.ts';
import { sampleMessage, sampleOwnMessage, sampleRoom } from '../sample-messages.ts';

interface Line {
  readonly events: SocketEvents;
  readonly up: ClientFrame[];
  readonly down: ServerFrame[];
  open: boolean;
}

interface RoomRecord {
  readonly messages: ChatMessage[];
  read: number;
}

/** How many messages the model sends at once: little, so that tests meet more than one page. */
const page = 4;

/**
 * The chat's server as its frames describe it, over a line on which every frame waits until a test lets it through, and may
 * be lost with the line. The clock stands still until a test winds it.
 */
export class ModelServer {
  readonly rooms = new Map<string, RoomRecord>();
  readonly sent: ClientFrame[] = [];
  readonly closes: number[] = [];
  line: Line | null = null;
  lists = 0;
  #clock = 0;
  #ids = 0;
  readonly #timers = new Set<{ readonly at: number; readonly act: () => void }>();
  readonly #kept = new Map<string, string>();

  /** The world of one page; all pages of a test share the device's storage. */
  readonly world: ChatWorld = {
    ticket: async () => 'ticket',
    open: (events) => this.#open(events),
    list: async () => {
      this.lists += 1;
      return this.list();
    },
    storage: {
      getItem: (name) => this.#kept.get(name) ?? null,
      setItem: (name, value) => void this.#kept.set(name, value),
      removeItem: (name) => void this.#kept.delete(name),
    },
    later: (ms, act) => {
      const timer = { at: this.#clock + ms, act };
      this.#timers.add(timer);
      return () => void this.#timers.delete(timer);
    },
    now: () => new Date(this.#clock),
    chance: () => 0,
    newId: () => `00000000-0000-4000-8000-${String(++this.#ids).padStart(12, '0')}`,
  };

  get storedKeys(): readonly string[] {
    return [...this.#kept.keys()];
  }

  /** The platform's list of chats. */
  list(): ChatRoom[] {
    return [...this.rooms].map(([uuid, { messages, read }]) =>
      sampleRoom(messages.at(-1) ?? null, {
        uuid,
        read_number: read,
        unread_message_count: this.unread(uuid),
      }),
    );
  }

  unread(uuid: string): number {
    const { messages, read } = this.#room(uuid);
    return messages.filter(({ author, number }) => author.side === 'agent' && number > read).length;
  }

  /** An agent writes. */
  speak(uuid: string, message: string): void {
    const { messages } = this.#room(uuid);
    const said = sampleMessage(messages.length + 1, { room_uuid: uuid, message });
    messages.push(said);
    this.#tell(uuid, said);
  }

  /** Lets the next frame of the customer through. */
  takeUp(): void {
    const { line } = this;
    if (!line) return;
    if (!line.open) {
      line.open = true;
      line.events.onOpen();
      return;
    }
    const frame = line.up.shift();
    if (!frame) return;
    this.sent.push(frame);
    this.#answer(line, frame);
  }

  /** Lets the next frame of the server through. */
  takeDown(): void {
    const frame = this.line?.down.shift();
    if (frame) this.line?.events.onFrame(frame);
  }

  /** The line breaks, with everything on it. */
  cut(code = 1006): void {
    const { line } = this;
    this.line = null;
    line?.events.onClose(code);
  }

  /** The page is gone at once, as by a reload: nobody is told, its timers with it. */
  unload(): void {
    this.line = null;
    this.#timers.clear();
  }

  /** Winds the clock to the next timer. @returns whether there was one */
  wind(): boolean {
    const next = [...this.#timers].toSorted((one, other) => one.at - other.at)[0];
    if (!next) return false;
    this.#timers.delete(next);
    this.#clock = Math.max(this.#clock, next.at);
    next.act();
    return true;
  }

  /** Everything that is on its way arrives, and whoever waits to connect does. */
  async settle(isSettled: () => boolean): Promise<void> {
    for (let step = 0; step < 400; step++) {
      await arrived();
      const { line } = this;
      if (line && !line.open) this.takeUp();
      else if (line && line.up.length > 0) this.takeUp();
      else if (line && line.down.length > 0) this.takeDown();
      else if (isSettled()) return;
      else this.wind();
    }
    throw new Error('The chat does not come to rest.');
  }

  #open(events: SocketEvents): ChatSocket {
    const line: Line = { events, up: [], down: [], open: false };
    this.line = line;
    return {
      send: (frame) => line.up.push(frame),
      close: (code) => {
        this.closes.push(code);
        if (this.line === line) this.line = null;
      },
    };
  }

  #room(uuid: string): RoomRecord {
    const room = this.rooms.get(uuid) ?? { messages: [], read: 0 };
    this.rooms.set(uuid, room);
    return room;
  }

  #tell(uuid: string, message: ChatMessage, besides?: ServerFrame): void {
    this.line?.down.push(
      besides ?? { event: 'message', room_uuid: uuid, message, unread_message_count: this.unread(uuid) },
    );
  }

  #answer(line: Line, frame: ClientFrame): void {
    const { down } = line;
    switch (frame.action) {
      case 'connect': {
        const rooms = this.list();
        const unread = rooms.reduce((sum, room) => sum + room.unread_message_count, 0);
        down.push({ event: 'connected', rooms, unread_message_count: unread });
        for (const { uuid, number } of frame.seen ?? []) this.#send(down, uuid, { after: number });
        return;
      }
      case 'fetch':
        this.#send(down, frame.uuid, frame);
        return;
      case 'read': {
        const room = this.#room(frame.uuid);
        room.read = Math.max(room.read, frame.number ?? room.messages.length);
        const unread_message_count = this.unread(frame.uuid);
        down.push({ event: 'read', room_uuid: frame.uuid, number: room.read, unread_message_count });
        return;
      }
      case 'message': {
        const { uuid, client_id } = frame;
        const { messages } = this.#room(uuid);
        const known = messages.find((one) => one.client_id === client_id);
        const number = messages.length + 1;
        const text = decodeURIComponent(frame.message);
        const message = known ?? sampleOwnMessage(number, { room_uuid: uuid, client_id, message: text });
        if (!known) messages.push(message);
        down.push({ event: 'accepted', room_uuid: uuid, client_id, message, is_repeated: Boolean(known) });
        return;
      }
      case 'ping':
        down.push({ event: 'pong' });
        return;
      default:
        return;
    }
  }

  #send(down: ServerFrame[], uuid: string, asked: { before?: number; after?: number }): void {
    const { messages } = this.#room(uuid);
    const { before, after } = asked;
    const chosen =
      after !== undefined
        ? messages.filter(({ number }) => number > after).slice(0, page)
        : messages.filter(({ number }) => number < (before ?? Number.POSITIVE_INFINITY)).slice(-page);
    down.push({
      event: 'messages',
      room_uuid: uuid,
      messages: chosen,
      has_more: (chosen[0]?.number ?? 1) > 1,
      mode: after !== undefined ? 'append' : before !== undefined ? 'prepend' : 'replace',
    });
  }
}

/** What promises bring has arrived. */
export const arrived = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};
