import { type Static, Type } from 'typebox';
import { ChatMessage, ChatRoomState } from '../chat.ts';
import { longestMessage } from '../chat-limits.ts';
import { Moment, nullable } from '../lending/figures.ts';
import { MessageWidget } from '../message-widgets.ts';

const Id = Type.String({ format: 'uuid' });
const Count = Type.Integer({ minimum: 0 });
const strict = { additionalProperties: false } as const;
const words = (maxLength: number, minLength = 0) =>
  Type.String({ minLength, maxLength, pattern: '^[^\\u0000]*$' });

export const longestNote = 2000;

/** Whose chats a list shows: nobody's yet, one's own, those of colleagues, or ended ones. */
export const chatShows = ['waiting', 'mine', 'others', 'closed'] as const;
export type ChatShow = (typeof chatShows)[number];
export const ChatShow = Type.Unsafe<ChatShow>({ type: 'string', enum: [...chatShows] });

/** A member of staff in chats. */
export const ChatAgent = Type.Object({
  email: Type.String(),
  name: Type.String(),
  is_present: Type.Boolean(),
});
export type ChatAgent = Static<typeof ChatAgent>;

/** A chat as the desk lists it. */
export const StaffChat = Type.Object({
  uuid: Id,
  state: ChatRoomState,
  /** First name, as the customer signs; the rest is masked: `Anna N.` */
  customer: Type.String(),
  language: Type.String(),
  created_at: Moment,
  /** The newest message. */
  newest: nullable(
    Type.Object({ side: ChatMessage.properties.author.properties.side, text: Type.String(), at: Moment }),
  ),
  /** Since when the customer waits for an answer; null while nobody has to be waited for. */
  waiting_since: nullable(Moment),
  /** Who has it; null for nobody. */
  agent: nullable(Type.Object({ email: Type.String(), name: Type.String() })),
  /** Messages of the customer nobody of the house has read. */
  unread: Count,
  last_number: Count,
  rating: nullable(Type.Object({ score: Type.Integer(), comment: nullable(Type.String()) })),
});
export type StaffChat = Static<typeof StaffChat>;

/** What staff write for themselves. It is in no table and no frame that the customer’s side reads. */
export const ChatNote = Type.Object({
  id: Id,
  /** `transfer`: the chat was handed over with it. */
  kind: Type.Union([Type.Literal('note'), Type.Literal('transfer')]),
  name: Type.String(),
  /** `transfer`: name of the agent it went to; null for the queue. */
  to: nullable(Type.String()),
  text: Type.String(),
  at: Moment,
  /** It stands behind the message of this number. */
  after: Count,
});
export type ChatNote = Static<typeof ChatNote>;

/** Who the customer is, masked, and how far with the house. */
export const ChatCustomerCard = Type.Object({
  /** `A. N.` */
  name: Type.String(),
  email: Type.String(),
  phone: nullable(Type.String()),
  /** Status of the application (`schemas/statuses.ts`). */
  status: Type.String(),
  application: nullable(Type.String()),
  contract: nullable(Type.String()),
});
export type ChatCustomerCard = Static<typeof ChatCustomerCard>;

/** The same unmasked; each look is written down. */
export const ChatCustomerContact = Type.Object({
  name: Type.String(),
  email: Type.String(),
  phone: nullable(Type.String()),
});

/** A chat in the desk: a page of it, its notes, and whose it is. */
export const StaffChatPage = Type.Object({
  chat: StaffChat,
  messages: Type.Array(ChatMessage),
  /** Whether there are older messages. */
  has_more: Type.Boolean(),
  notes: Type.Array(ChatNote),
  customer: ChatCustomerCard,
});
export type StaffChatPage = Static<typeof StaffChatPage>;

/** A message that was found by its words. */
export const FoundChatMessage = Type.Object({
  chat: StaffChat,
  name: Type.String(),
  text: Type.String(),
  at: Moment,
});
export type FoundChatMessage = Static<typeof FoundChatMessage>;

export const ChatAnswer = Type.Object(
  /** Sent again with the same `client_id`, it is stored once. */
  { client_id: Id, message: words(longestMessage, 1), widget: Type.Optional(MessageWidget) },
  strict,
);

export const ChatTransfer = Type.Object(
  {
    /** Account of the agent; null for back to the queue. */
    to: nullable(words(254, 1)),
    /** For the colleague; the customer never sees it. */
    note: Type.Optional(words(longestNote)),
  },
  strict,
);

export const ChatNoteText = Type.Object({ text: words(longestNote, 1) }, strict);
export const ChatReadTo = Type.Object(
  { number: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
  strict,
);
export const ChatTyping = Type.Object({ is_typing: Type.Boolean() }, strict);
export const ChatPresence = Type.Object({ is_present: Type.Boolean() }, strict);

/** A text that is said often. Places: `{imie}`, `{numer}`, `{konsultant}`. */
export const ChatTemplate = Type.Object({ id: Id, title: Type.String(), text: Type.String() });
export type ChatTemplate = Static<typeof ChatTemplate>;
export const ChatTemplateText = Type.Object({ title: words(100, 1), text: words(longestMessage, 1) }, strict);

/** What happened since a cursor: what to ask for again, and who types. */
export const ChatChanges = Type.Object({
  /** What the next call says as `after`. */
  cursor: Type.String(),
  /** The node knows nothing of the cursor: everything may have changed. */
  is_reset: Type.Boolean(),
  rooms: Type.Array(Id),
  typing: Type.Array(Type.Object({ uuid: Id, name: Type.String(), is_typing: Type.Boolean() })),
});
export type ChatChanges = Static<typeof ChatChanges>;

/** How the desk does, over the last days. */
export const ChatFigures = Type.Object({
  days: Count,
  waiting: Count,
  open: Count,
  agents: Count,
  /** Chats begun in these days, and those of them a person answered. */
  begun: Count,
  answered: Count,
  /** Half of the first answers of people took at most so long; null for none. */
  median_answer_seconds: nullable(Count),
  ratings: Count,
  /** Average of the stars, two digits; null for none. */
  average_rating: nullable(Type.Number()),
});
export type ChatFigures = Static<typeof ChatFigures>;
