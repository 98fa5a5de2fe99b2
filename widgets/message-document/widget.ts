import { defineWidget } from '#registry/define-widget.ts';
import { MessageDocument } from './message-document.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'message-document',
  version: 1,
  title: 'Message: document request',
  description: 'In a chat: which document is missing, and the button that adds it.',
  category: 'system',
  guidance: { use: 'Put into a message by an agent.', avoid: 'As a block of a page.' },
  props,
  hydrate: 'interaction',
  view: MessageDocument,
  sharesTexts: ['chat-room.card-'],
  examples: [
    { name: 'normal', title: 'Proof of income', props: { document: 'income' } },
    { name: 'long', title: 'The longest name', props: { document: 'address' } },
    { name: 'minimal', title: 'As it is put in', props: {} },
  ],
});
