import { defineWidget } from '#registry/define-widget.ts';
import { ChatBubble } from './chat-bubble.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'chat-bubble',
  version: 1,
  title: 'Chat bubble',
  description: 'A button that opens the chat over the page. It fetches nothing until it is opened.',
  category: 'tools',
  guidance: {
    use: 'In the layout, behind the footer.',
    avoid: 'As a block of /chat: there the chat has its own screen.',
  },
  props,
  queries,
  // A link; what opens over the page is fetched by its press.
  hydrate: 'never',
  view: ChatBubble,
  texts,
  examples,
});
