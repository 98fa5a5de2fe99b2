import { defineWidget } from '#registry/define-widget.ts';
import { MessageCardAction } from './message-card.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'message-card',
  version: 1,
  title: 'Message: card',
  description: 'In a chat: the way to block the card or change its PIN.',
  category: 'system',
  guidance: { use: 'Put into a message by an agent.', avoid: 'As a block of a page.' },
  props,
  hydrate: 'never',
  view: MessageCardAction,
  sharesTexts: ['chat-room.card-'],
  examples: [
    { name: 'normal', title: 'Block the card', props: { action: 'block' } },
    { name: 'long', title: 'The longest words', props: { action: 'remind' } },
    { name: 'minimal', title: 'As it is put in', props: {} },
  ],
});
