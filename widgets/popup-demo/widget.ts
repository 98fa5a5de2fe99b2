import { defineWidget } from '#registry/define-widget.ts';
import { PopupDemo } from './popup-demo.tsx';
import { props } from './props.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'popup-demo',
  version: 1,
  title: 'Popups',
  description: 'Popups to try out: one, two, nested.',
  category: 'system',
  guidance: {
    use: 'For developers, to see how popups stack; widgets open theirs with usePopups().',
    avoid: 'On a page for visitors.',
  },
  props,
  hydrate: 'interaction',
  view: PopupDemo,
  texts,
  examples: [
    { name: 'normal', title: 'With the usual heading', props: {} },
    {
      name: 'long',
      title: 'With a heading of its own',
      props: { title: 'Sprawdź, jak zachowują się okna na Twoim telefonie' },
    },
    { name: 'minimal', title: 'A short heading', props: { title: 'Test' } },
  ],
});
