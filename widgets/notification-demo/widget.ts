import { defineWidget } from '#registry/define-widget.ts';
import { NotificationDemo } from './notification-demo.tsx';
import { props } from './props.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'notification-demo',
  version: 1,
  title: 'Notifications',
  description: 'Notifications to try out: information, success, warning, error.',
  category: 'system',
  guidance: {
    use: 'For developers, to see and hear how notifications behave; widgets show theirs with useNotifications().',
    avoid: 'On a page for visitors.',
  },
  props,
  hydrate: 'interaction',
  view: NotificationDemo,
  texts,
  examples: [
    { name: 'normal', title: 'With the usual heading', props: {} },
    {
      name: 'long',
      title: 'With a heading of its own',
      props: { title: 'Sprawdź, jak powiadomienia wyglądają i brzmią na Twoim urządzeniu' },
    },
    { name: 'minimal', title: 'A short heading', props: { title: 'Test' } },
  ],
});
