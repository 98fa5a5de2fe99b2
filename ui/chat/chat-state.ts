import type { ChatMessage, ChatRoom, ServerFrame } from '#schemas/chat.ts';
import { type History, withMessages, withState } from './history.ts';
import type { OutboxEntry } from './outbox.ts';

/**
 * `idle`: not wanted. `connecting`: the first try. `connected`: a socket is open. `disconnected`: it was cut, another try
 * follows. `replaced`: a newer tab or device has the place. `over`: the session ended.
 */
export type Connection = 'idle' | 'connecting' | 'connected' | 'disconnected' | 'replaced' | 'over';

/** What the chat knows. Histories outlive a cut, so that it goes on where it was; the list does not (specification 4). */
export interface ChatState {
  readonly connection: Connection;
  /** The chat list; empty while there is no connection. */
  readonly rooms: readonly ChatRoom[];
  /** Whether the list has come since the connection was opened. */
  readonly listed: boolean;
  readonly histories: ReadonlyMap<string, History>;
  readonly outbox: readonly OutboxEntry[];
  /** Room -> name of who types there. */
  readonly typing: ReadonlyMap<string, string>;
}

export const firstState: ChatState = {
  connection: 'idle',
  rooms: [],
  listed: false,
  histories: new Map(),
  outbox: [],
  typing: new Map(),
};

/** How many messages of agents wait, over all rooms. */
export const unreadOf = (rooms: readonly ChatRoom[]): number =>
  rooms.reduce((sum, room) => sum + room.unread_message_count, 0);

/** Specification 4: on close the rooms are cleared. Nobody is seen typing over a line that is cut. */
export const afterClose = (state: ChatState, connection: Connection): ChatState => ({
  ...state,
  connection,
  rooms: [],
  listed: false,
  typing: new Map(),
});

/** Specification 4: marking read resets the unread count. */
export const afterReading = (state: ChatState, uuid: string): ChatState =>
  changeRoom(state, uuid, (room) => ({
    ...room,
    unread_message_count: 0,
    read_number: Math.max(room.read_number, room.last_number),
  }));

/** Whether a frame is of a room that is not in the list: then the list is asked for anew (specification 4). */
export function needsList({ rooms, listed }: ChatState, frame: ServerFrame): boolean {
  const uuid = roomOf(frame);
  return listed && uuid !== null && !rooms.some((room) => room.uuid === uuid);
}

const roomOf = (frame: ServerFrame): string | null =>
  frame.event === 'message' || frame.event === 'messages' || frame.event === 'accepted'
    ? frame.room_uuid
    : null;

/** What a frame of the server makes of the state. */
export function afterFrame(state: ChatState, frame: ServerFrame): ChatState {
  switch (frame.event) {
    case 'connected':
      return { ...state, rooms: frame.rooms, listed: true };
    case 'messages':
      return afterMessages(state, frame);
    case 'message':
      return afterMessage(state, frame);
    case 'accepted':
      return received(begun(state, frame.room_uuid), frame.room_uuid, [frame.message]);
    case 'state':
      return changeHistory(state, frame.room_uuid, (history) => withState(history, frame));
    case 'read':
      return changeRoom(state, frame.room_uuid, (room) => ({
        ...room,
        read_number: Math.max(room.read_number, frame.number),
        unread_message_count: frame.unread_message_count,
      }));
    case 'typing':
      return { ...state, typing: typingAfter(state.typing, frame) };
    case 'room':
      return { ...state, rooms: withRoom(state.rooms, frame.room) };
    default:
      return state;
  }
}

/**
 * An array replaces the room's history (specification 4). What is known already and newer than the array stays: it was sent
 * while the array was read. An older page is put before, what was missed behind.
 */
function afterMessages(state: ChatState, frame: Extract<ServerFrame, { event: 'messages' }>): ChatState {
  const { room_uuid: uuid, messages, mode, has_more: hasOlder } = frame;
  const known = state.histories.get(uuid);
  const last = messages.at(-1)?.number ?? 0;
  const base: History =
    mode === 'replace'
      ? { messages: (known?.messages ?? []).filter(({ number }) => number > last), hasOlder }
      : {
          messages: known?.messages ?? [],
          hasOlder: mode === 'prepend' || !known ? hasOlder : known.hasOlder,
        };
  const histories = new Map(state.histories).set(uuid, withMessages(base, messages));
  return confirmed({ ...state, histories }, messages);
}

/** A single message is appended and raises the unread count (specification 4) by what the server counts. */
function afterMessage(state: ChatState, frame: Extract<ServerFrame, { event: 'message' }>): ChatState {
  const { room_uuid: uuid, message, unread_message_count } = frame;
  const after = received(state, uuid, [message]);
  const typing = new Map(after.typing);
  if (message.author.side === 'agent') typing.delete(uuid);
  return changeRoom({ ...after, typing }, uuid, (room) => ({ ...room, unread_message_count }));
}

/** A history for a room that own words have opened, so that they are seen until its messages are fetched. */
const begun = (state: ChatState, uuid: string): ChatState =>
  state.histories.has(uuid)
    ? state
    : { ...state, histories: new Map(state.histories).set(uuid, { messages: [], hasOlder: false }) };

/** Messages at the end of a room. A room whose history was never asked for only learns of its newest one. */
function received(state: ChatState, uuid: string, messages: readonly ChatMessage[]): ChatState {
  const appended = changeHistory(state, uuid, (history) => withMessages(history, messages));
  const newest = messages.at(-1);
  const told = newest
    ? changeRoom(appended, uuid, (room) =>
        newest.number > room.last_number ? { ...room, message: newest, last_number: newest.number } : room,
      )
    : appended;
  return confirmed(told, messages);
}

/** What is among the messages has left the outbox, even where its own confirmation was lost on the way. */
function confirmed(state: ChatState, messages: readonly ChatMessage[]): ChatState {
  const keys = new Set(messages.map(({ client_id }) => client_id));
  const outbox = state.outbox.filter(({ key }) => !keys.has(key));
  return outbox.length === state.outbox.length ? state : { ...state, outbox };
}

function changeHistory(state: ChatState, uuid: string, change: (history: History) => History): ChatState {
  const history = state.histories.get(uuid);
  if (!history) return state;
  return { ...state, histories: new Map(state.histories).set(uuid, change(history)) };
}

function changeRoom(state: ChatState, uuid: string, change: (room: ChatRoom) => ChatRoom): ChatState {
  return { ...state, rooms: state.rooms.map((room) => (room.uuid === uuid ? change(room) : room)) };
}

/** The room in its place, or as a new one before all others. */
const withRoom = (rooms: readonly ChatRoom[], room: ChatRoom): readonly ChatRoom[] =>
  rooms.some(({ uuid }) => uuid === room.uuid)
    ? rooms.map((one) => (one.uuid === room.uuid ? room : one))
    : [room, ...rooms];

function typingAfter(
  typing: ReadonlyMap<string, string>,
  frame: Extract<ServerFrame, { event: 'typing' }>,
): ReadonlyMap<string, string> {
  const next = new Map(typing);
  if (frame.is_typing) next.set(frame.room_uuid, frame.name);
  else next.delete(frame.room_uuid);
  return next;
}
