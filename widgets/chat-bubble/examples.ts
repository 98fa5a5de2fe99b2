import type { WidgetExample } from '#registry/widget.ts';
import type { FirstChat } from '#ui/chat/chat-line.ts';
import { sampleMessage, sampleOwnMessage, sampleRoom, sampleRoomId } from '#ui/chat/sample-messages.ts';
import type { ChatBubbleProps } from './props.ts';

const talk = [
  sampleOwnMessage(1, { message: 'Kiedy wpłynie pożyczka?', state: 'read' }),
  sampleMessage(2, { message: 'Dzień dobry! Pieniądze są już w drodze, będą jutro do południa.' }),
];
const long = [
  sampleOwnMessage(1, { message: `Konstantynopolitańczykowianeczka${'owa'.repeat(12)}`, state: 'delivered' }),
  sampleMessage(2, {
    author: { side: 'agent', name: 'Aleksandra-Maria', is_bot: false },
    message: 'Najpierw odejmujemy odsetki, a resztę zaliczamy na kapitał. '.repeat(6),
  }),
];
const availability: FirstChat['availability'] = {
  is_open: true,
  opens_at: null,
  closes_at: '2026-11-20T19:00:00Z',
  has_agents: true,
  answer_minutes: 5,
};
const inline = { placement: 'inline' } as const;
const panel = (sample: FirstChat | null) => ({ chat: { sample } });

export const examples: readonly WidgetExample<ChatBubbleProps>[] = [
  { name: 'normal', title: 'Before it is opened', props: inline, data: panel(null) },
  {
    name: 'open',
    title: 'Open, in the middle of a chat',
    props: inline,
    data: panel({
      rooms: [sampleRoom(talk[1] ?? null)],
      history: { room_uuid: sampleRoomId, messages: talk, has_more: false },
      availability,
    }),
  },
  {
    name: 'long',
    title: 'Long words, older messages to be fetched',
    props: inline,
    data: panel({
      rooms: [sampleRoom(long.at(-1) ?? null)],
      history: { room_uuid: sampleRoomId, messages: long, has_more: true },
      availability,
    }),
  },
  {
    name: 'broken',
    title: 'A widget that is on no list, a date that is none',
    props: inline,
    data: panel({
      rooms: [sampleRoom(null)],
      history: {
        room_uuid: sampleRoomId,
        messages: [
          sampleMessage(1, {
            date_created: 'wczoraj',
            widget: { type: 'rich-text', props: { html: '<b>' } },
          }),
        ],
        has_more: false,
      },
      availability: null,
    }),
  },
  {
    name: 'minimal',
    title: 'Open, nothing written yet, nobody there now',
    props: inline,
    data: panel({
      rooms: [],
      history: null,
      availability: { ...availability, is_open: false, has_agents: false, opens_at: '2030-11-25T07:00:00Z' },
    }),
  },
];
