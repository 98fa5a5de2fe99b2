import { defineWidget } from '#registry/define-widget.ts';
import { Chat } from './chat.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';

export const widget = defineWidget({
  type: 'chat',
  version: 1,
  title: 'Chat',
  description: 'The customer’s chats with support: the list, and one of them live.',
  category: 'tools',
  guidance: {
    use: 'On /chat and /chat/{uuid}.',
    avoid: 'For questions that many ask: take faq. For complaints, which have a form of their own.',
  },
  props,
  queries,
  hydrate: 'load',
  view: Chat,
  sharesTexts: ['chat-room.', 'chat-bubble.', 'account.', 'date.', 'runtime.'],
  examples,
});
