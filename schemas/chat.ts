import { type Static, type TSchema, Type } from 'typebox';
import { type ChatErrorCode, chatErrors, chatLimits, longestMessage } from './chat-limits.ts';

const Id = Type.String({ format: 'uuid' });
/** A moment, ISO 8601 in UTC. */
const Moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$' });
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
/** Place of a message in its room: 1, 2, 3 …, without gaps, the same order for everybody. */
const Place = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** A place, or 0 for "none yet". */
const Mark = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Count = Type.Integer({ minimum: 0 });

/** `system` is the house speaking by itself: the greeting, who took over, that a chat was closed. It raises no unread count. */
export const ChatSide = Type.Union([Type.Literal('customer'), Type.Literal('agent'), Type.Literal('system')]);
export type ChatSide = Static<typeof ChatSide>;

/** `sent`: the server has it. `delivered`: a device of the other side has it. `read`: the other side has looked. */
export const ChatMessageState = Type.Union([
  Type.Literal('sent'),
  Type.Literal('delivered'),
  Type.Literal('read'),
]);
export type ChatMessageState = Static<typeof ChatMessageState>;

/** A file of a message; served to its owner at `GET /v2/chat/{uuid}/files/{id}`, always as an attachment. */
export const ChatFile = Type.Object({ id: Id, name: Type.String(), size: Count, type: Type.String() });
export type ChatFile = Static<typeof ChatFile>;

/** A widget inside a message: one of an allow-list, its props checked like those of any block. */
export const ChatWidget = Type.Object({
  type: Type.String({ minLength: 1, maxLength: 100 }),
  props: Type.Record(Type.String(), Type.Unknown()),
});
export type ChatWidget = Static<typeof ChatWidget>;

/** A message (specification 3: uuid, file_id, message), and what the specification leaves open. */
export const ChatMessage = Type.Object({
  uuid: Id,
  room_uuid: Id,
  number: Place,
  /** The id its sender made for it; null on messages of the other side. An outbox knows its own by it. */
  client_id: orNull(Id),
  file_id: orNull(Id),
  file: orNull(ChatFile),
  /** Plain text with line breaks, never markup; empty where there is only a file or a widget. Not percent-encoded. */
  message: Type.String(),
  author: Type.Object({
    side: ChatSide,
    /** Name to show: the agent's first name, the customer's own, the house's name for `system`. */
    name: Type.String(),
    /** Whether a program wrote it; people are told. */
    is_bot: Type.Boolean(),
  }),
  date_created: Moment,
  state: ChatMessageState,
  widget: orNull(ChatWidget),
});
export type ChatMessage = Static<typeof ChatMessage>;

/** `waiting`: nobody has taken it. `open`: an agent has. `closed`: nobody writes there any more; a rating may be left. */
export const ChatRoomState = Type.Union([
  Type.Literal('waiting'),
  Type.Literal('open'),
  Type.Literal('closed'),
]);
export type ChatRoomState = Static<typeof ChatRoomState>;

/** An entry of the chat list (specification 3). */
export const ChatRoom = Type.Object({
  uuid: Id,
  /** Whom the customer speaks with: the agent who took it, else the name of the house. */
  recipient: Type.String(),
  /** The newest message. */
  message: orNull(ChatMessage),
  /** When the room was opened. */
  date_created: Moment,
  /** Messages of agents the customer has not read. */
  unread_message_count: Count,
  state: ChatRoomState,
  /** Place of the newest message; 0 for none. */
  last_number: Mark,
  /** How far the customer has read: where "new messages" begins. */
  read_number: Mark,
  /** Stars the customer gave, 1 to 5; null for none yet. */
  rating: orNull(Type.Integer({ minimum: 1, maximum: 5 })),
});
export type ChatRoom = Static<typeof ChatRoom>;

/** Room messages (specification 3: room_uuid, messages), oldest first. */
export const ChatHistory = Type.Object({
  room_uuid: Id,
  messages: Type.Array(ChatMessage),
  /** Whether there are older ones: ask with `before` set to the number of the first. */
  has_more: Type.Boolean(),
});
export type ChatHistory = Static<typeof ChatHistory>;

/** Answer of `chat.ticket`: what `connect` sends as its token. Good once, for 30 seconds, in this session alone. */
export const ChatTicket = Type.Object({ token: Type.String(), expires_in: Type.Integer() });
export type ChatTicket = Static<typeof ChatTicket>;

/** Whether somebody would answer now, and when (call `chat.availability`). */
export const ChatAvailability = Type.Object({
  /** Whether the house is open by its business hours. */
  is_open: Type.Boolean(),
  /** When it opens next; null while it is open, or when no hours are planned. */
  opens_at: orNull(Moment),
  /** When it closes; null while it is closed. */
  closes_at: orNull(Moment),
  /** Whether an agent is there this moment. */
  has_agents: Type.Boolean(),
  /** Minutes an answer usually takes while the house is open. */
  answer_minutes: Type.Integer({ minimum: 0 }),
});
export type ChatAvailability = Static<typeof ChatAvailability>;

const MessageText = Type.String({ maxLength: longestMessage, pattern: '^[^\\u0000]*$' });
/** Percent-encoded as by `encodeURIComponent` (specification 7: "encoded message"): up to nine signs for one. */
const EncodedText = Type.String({ maxLength: longestMessage * 9 });

/** Body of `chat.leave`: a message without a socket, by the form without script and by an outbox. */
export const ChatLeave = Type.Object(
  {
    /** The room; an id that no room has opens one. Left out: the newest room that is not closed, else a new one. */
    uuid: Type.Optional(Id),
    /** Sent again with the same one, it is stored once. */
    client_id: Type.Optional(Id),
    message: MessageText,
    file_id: Type.Optional(orNull(Id)),
  },
  { additionalProperties: false },
);
export type ChatLeave = Static<typeof ChatLeave>;

/** Body of `chat.rate`: once per room, changed as long as the room is not reopened. */
export const ChatRating = Type.Object(
  {
    score: Type.Integer({ minimum: 1, maximum: 5 }),
    comment: Type.Optional(Type.String({ maxLength: 1000, pattern: '^[^\\u0000]*$' })),
  },
  { additionalProperties: false },
);
export type ChatRating = Static<typeof ChatRating>;

const strict = { additionalProperties: false } as const;

/** First frame of every connection. `seen` resumes: what came since is sent as `messages` with `mode: 'append'`. */
export const ConnectFrame = Type.Object(
  {
    action: Type.Literal('connect'),
    token: Type.String({ minLength: 1, maxLength: 200 }),
    mode: Type.Literal('chat'),
    type: Type.Literal('customer'),
    seen: Type.Optional(
      Type.Array(Type.Object({ uuid: Id, number: Mark }, strict), { maxItems: chatLimits.seenRooms }),
    ),
  },
  strict,
);

/** Asks for messages: the newest page, the page `before` a number, or what came `after` one. */
export const FetchFrame = Type.Object(
  {
    action: Type.Literal('fetch'),
    uuid: Id,
    before: Type.Optional(Place),
    after: Type.Optional(Mark),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: chatLimits.mostOfPage })),
  },
  strict,
);

/** The customer has read up to a message; without a number, everything. */
export const ReadFrame = Type.Object(
  { action: Type.Literal('read'), uuid: Id, number: Type.Optional(Place) },
  strict,
);

/** This device has everything up to a message; sent for messages of agents, at most once for a burst. */
export const DeliveredFrame = Type.Object(
  { action: Type.Literal('delivered'), uuid: Id, number: Place },
  strict,
);

/**
 * Sends a message. `uuid` is the room's; one that no room has opens a room with this id, so that an outbox can begin a chat
 * while there is no network. Sent again with the same `client_id` it is stored once, and acknowledged again.
 */
export const MessageFrame = Type.Object(
  {
    action: Type.Literal('message'),
    uuid: Id,
    client_id: Id,
    file_id: Type.Optional(orNull(Id)),
    message: EncodedText,
  },
  strict,
);

/** The customer types; say it every 3 s while it lasts, it is forgotten after 6 s. */
export const TypingFrame = Type.Object(
  { action: Type.Literal('typing'), uuid: Id, is_typing: Type.Boolean() },
  strict,
);

/** Answered with `pong`: how a browser, which sees no pings of the transport, finds out that a line is dead. */
export const PingFrame = Type.Object({ action: Type.Literal('ping') }, strict);

/** What a client sends. */
export const ClientFrame = Type.Union([
  ConnectFrame,
  FetchFrame,
  ReadFrame,
  DeliveredFrame,
  MessageFrame,
  TypingFrame,
  PingFrame,
]);
export type ClientFrame = Static<typeof ClientFrame>;

/** `connect` was good. Everything that was missed follows as `messages`, room by room. */
export const ConnectedFrame = Type.Object({
  event: Type.Literal('connected'),
  rooms: Type.Array(ChatRoom),
  unread_message_count: Count,
});

/** Messages in their order. `replace`: the room's history from here on. `prepend`: an older page. `append`: what was missed. */
export const MessagesFrame = Type.Object({
  event: Type.Literal('messages'),
  ...ChatHistory.properties,
  mode: Type.Union([Type.Literal('replace'), Type.Literal('prepend'), Type.Literal('append')]),
});

/** A single new message, of either side; own ones come to the other devices. Take each number once. */
export const NewMessageFrame = Type.Object({
  event: Type.Literal('message'),
  room_uuid: Id,
  message: ChatMessage,
  unread_message_count: Count,
});

/** The message of this `client_id` is stored: to the socket that sent it. Take it out of the outbox. */
export const AcceptedFrame = Type.Object({
  event: Type.Literal('accepted'),
  room_uuid: Id,
  client_id: Id,
  message: ChatMessage,
  /** Whether it had been stored before. */
  is_repeated: Type.Boolean(),
});

/** How far the agent's side has got: customer's messages up to these numbers are delivered, or read. */
export const StateFrame = Type.Object({
  event: Type.Literal('state'),
  room_uuid: Id,
  delivered: Mark,
  read: Mark,
});

/** The customer has read, on this device or another. */
export const ReadEventFrame = Type.Object({
  event: Type.Literal('read'),
  room_uuid: Id,
  number: Mark,
  unread_message_count: Count,
});

/** An agent types, or stopped; forget it after 6 s. */
export const TypingEventFrame = Type.Object({
  event: Type.Literal('typing'),
  room_uuid: Id,
  is_typing: Type.Boolean(),
  name: Type.String(),
});

/** Something of a room changed: taken, handed over, closed, rated. */
export const RoomFrame = Type.Object({ event: Type.Literal('room'), room: ChatRoom });

export const PongFrame = Type.Object({ event: Type.Literal('pong') });

/** A frame was refused. `client_id` where it was a message, `uuid` where it named a room. */
export const ErrorFrame = Type.Object({
  event: Type.Literal('error'),
  code: Type.Unsafe<ChatErrorCode>({ type: 'string', enum: [...chatErrors] }),
  uuid: Type.Optional(Id),
  client_id: Type.Optional(Id),
  /** Seconds to wait, for `too_many_frames` and `unavailable`. */
  retry_after: Type.Optional(Type.Integer({ minimum: 1 })),
});

/** What the server sends. */
export const ServerFrame = Type.Union([
  ConnectedFrame,
  MessagesFrame,
  NewMessageFrame,
  AcceptedFrame,
  StateFrame,
  ReadEventFrame,
  TypingEventFrame,
  RoomFrame,
  PongFrame,
  ErrorFrame,
]);
export type ServerFrame = Static<typeof ServerFrame>;
