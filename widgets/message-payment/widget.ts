import { defineWidget } from '#registry/define-widget.ts';
import { MessagePayment } from './message-payment.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'message-payment',
  version: 1,
  title: 'Message: payment',
  description: 'In a chat: the way to repay.',
  category: 'system',
  guidance: { use: 'Put into a message by an agent.', avoid: 'As a block of a page.' },
  props,
  hydrate: 'never',
  view: MessagePayment,
  sharesTexts: ['chat-room.card-'],
  // It takes nothing: in all of its states it is the same.
  examples: ['normal', 'long', 'minimal'].map((name) => ({ name, title: 'The way to repay', props: {} })),
});
