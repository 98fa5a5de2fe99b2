import { defineWidget } from '#registry/define-widget.ts';
import { MessageCalculator } from './message-calculator.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'message-calculator',
  version: 1,
  title: 'Message: calculator',
  description: 'In a chat: a sum and a term, with the way to apply for them.',
  category: 'system',
  guidance: { use: 'Put into a message by an agent.', avoid: 'As a block of a page.' },
  props,
  hydrate: 'never',
  view: MessageCalculator,
  sharesTexts: ['chat-room.card-'],
  examples: [
    { name: 'normal', title: 'A usual loan', props: { amount: 12_000, months: 36 } },
    { name: 'minimal', title: 'As it is put in', props: {} },
    { name: 'long', title: 'A great sum, a long term', props: { amount: 1_000_000, months: 360 } },
  ],
});
