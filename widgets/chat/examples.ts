import type { WidgetExample } from '#registry/widget.ts';
import type { ChatMessage, ChatRoom } from '#schemas/chat.ts';
import type { FirstChat } from '#ui/chat/chat-line.ts';
import type { OutboxEntry } from '#ui/chat/outbox.ts';
import { sampleMessage, sampleOwnMessage, sampleRoom, sampleRoomId } from '#ui/chat/sample-messages.ts';
import type { ChatProps } from './props.ts';

const open: FirstChat['availability'] = {
  is_open: true,
  opens_at: null,
  closes_at: '2026-11-20T19:00:00Z',
  has_agents: true,
  answer_minutes: 5,
};

/** Whatever an example shows, nobody is at the other end: it has no line. */
const data = (
  rooms: readonly ChatRoom[] | null,
  messages: ChatMessage[] | null,
  {
    has_more = false,
    ...more
  }: { has_more?: boolean } & Partial<Pick<FirstChat, 'availability' | 'moment'>> = {},
) => ({
  chat: {
    line: null,
    first: {
      rooms,
      history: messages && { room_uuid: sampleRoomId, messages, has_more },
      availability: open,
      ...more,
    },
  },
});
/** Words of the customer that the platform has not confirmed. */
const waitingWords = (text: string, refused: string | null = null): OutboxEntry => ({
  key: text,
  room: sampleRoomId,
  text,
  file: null,
  date: '2026-11-20T09:41:00Z',
  refused,
});

const house = { side: 'system', name: 'Mozaika', is_bot: false } as const;
const talk: ChatMessage[] = [
  sampleMessage(1, { author: house, message: 'Rozmowa rozpoczęta.' }),
  sampleOwnMessage(2, {
    message: 'Dzień dobry, czy mogę spłacić ratę wcześniej?',
    state: 'read',
    date_created: '2026-11-20T09:31:00Z',
  }),
  sampleMessage(3, {
    message: 'Dzień dobry! Tak, ratę można spłacić w każdej chwili, bez żadnej opłaty.',
    date_created: '2026-11-20T09:32:00Z',
  }),
  sampleMessage(4, {
    message: 'Wystarczy przelew na numer rachunku z umowy albo płatność na stronie „Spłata”.',
    date_created: '2026-11-20T09:32:40Z',
  }),
  sampleOwnMessage(5, {
    message: '',
    file_id: sampleRoomId,
    file: { id: sampleRoomId, name: 'potwierdzenie-przelewu.pdf', size: 84_000, type: 'application/pdf' },
    state: 'delivered',
    date_created: '2026-11-20T09:40:00Z',
  }),
];
const last = talk.at(-1) ?? null;
const closed = sampleRoom(
  sampleMessage(9, { message: 'Proszę bardzo, miłego dnia!', date_created: '2026-11-12T14:00:00Z' }),
  { uuid: '3f0c2a4e-0000-4000-8000-000000000002', recipient: 'Marek', state: 'closed', rating: 5 },
);
const waiting = sampleRoom(
  sampleMessage(3, {
    author: { side: 'agent', name: 'Asystent', is_bot: true },
    message: 'Sprawdzę to i za chwilę wrócę z odpowiedzią.',
    date_created: '2026-11-19T17:20:00Z',
  }),
  {
    uuid: '3f0c2a4e-0000-4000-8000-000000000003',
    recipient: 'Mozaika',
    state: 'waiting',
    unread_message_count: 2,
  },
);

const wordy =
  'Najpierw odejmujemy odsetki za dni, które minęły od ostatniej raty, a resztę zaliczamy na kapitał. ';
const unbroken =
  'https://example.com/bardzo-dlugi-adres-ktory-nie-miesci-sie-w-jednym-wierszu-i-musi-sie-zlamac';
const long: ChatMessage[] = [
  ...talk,
  ...Array.from({ length: 12 }, (_, index) =>
    (index % 3 === 0 ? sampleOwnMessage : sampleMessage)(6 + index, {
      message: index % 4 === 1 ? wordy.repeat(3) : unbroken,
      state: 'read',
      date_created: `2026-11-21T10:${10 + index}:00Z`,
    }),
  ),
];

export const examples: readonly WidgetExample<ChatProps>[] = [
  {
    name: 'normal',
    title: 'A chat, and others beside it',
    props: {},
    data: data([sampleRoom(last), waiting, closed], talk),
  },
  { name: 'list', title: 'No chat chosen', props: {}, data: data([waiting, closed], null) },
  {
    name: 'unread',
    title: 'New messages since the last visit, and nobody there now',
    props: {},
    data: data([sampleRoom(last, { read_number: 2, unread_message_count: 2 })], talk, {
      availability: { ...open, is_open: false, has_agents: false, opens_at: '2030-11-25T07:00:00Z' },
    }),
  },
  {
    name: 'ended',
    title: 'A chat that ended',
    props: {},
    data: data([sampleRoom(last, { state: 'closed' })], talk),
  },
  {
    name: 'rated',
    title: 'A chat that ended and was rated',
    props: {},
    data: data([sampleRoom(last, { state: 'closed', rating: 4 })], talk),
  },
  {
    name: 'writing',
    title: 'Words on their way, and the agent writes',
    props: {},
    data: data([sampleRoom(last)], talk, {
      moment: {
        connection: 'connected',
        outbox: [waitingWords('Wysłałam właśnie przelew.')],
        typing: [[sampleRoomId, 'Karolina']],
      },
    }),
  },
  {
    name: 'cut',
    title: 'The line is cut: words wait, others were refused',
    props: {},
    data: data([sampleRoom(last)], talk, {
      moment: {
        connection: 'disconnected',
        outbox: [
          waitingWords('Czy potwierdzenie wystarczy?', 'unknown_file'),
          waitingWords('Jestem w pociągu, odpiszę za chwilę.'),
        ],
      },
    }),
  },
  {
    name: 'elsewhere',
    title: 'The chat goes on in another window',
    props: {},
    data: data([sampleRoom(last), waiting], talk, { moment: { connection: 'replaced' } }),
  },
  {
    name: 'over',
    title: 'The session ended',
    props: {},
    data: data([sampleRoom(last)], talk, { moment: { connection: 'over' } }),
  },
  {
    name: 'long',
    title: 'Long messages, long names, older ones to be fetched',
    props: { title: 'Porozmawiaj z nami o wszystkim, co dotyczy Twojej pożyczki i karty' },
    data: data(
      [
        sampleRoom(long.at(-1) ?? null, { recipient: 'Aleksandra-Maria Konstantynopolitańczykowska' }),
        waiting,
        closed,
      ],
      long,
      { has_more: true },
    ),
  },
  {
    name: 'cards',
    title: 'What an agent may put into a message',
    props: {},
    data: data(
      [sampleRoom(null)],
      (
        [
          ['Przygotowaliśmy dla Ciebie propozycję.', 'message-calculator', { amount: 12_000, months: 36 }],
          ['Prosimy o jeszcze jeden dokument.', 'message-document', { document: 'income' }],
          ['Tutaj możesz spłacić ratę.', 'message-payment', {}],
          ['Tutaj zmienisz ustawienia karty.', 'message-card', { action: 'block' }],
        ] as const
      ).map(([message, type, props], at) => sampleMessage(at + 1, { message, widget: { type, props } })),
    ),
  },
  { name: 'empty', title: 'Nobody has written yet', props: {}, data: data([], null) },
  {
    name: 'broken',
    title: 'The list cannot be had, a date is none',
    props: {},
    data: data(null, [
      sampleMessage(1, {
        date_created: '2026-13-45T99:00:00Z',
        author: { side: 'agent', name: '', is_bot: false },
      }),
    ]),
  },
];
