import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { SandboxOutbox } from './sandbox-outbox.tsx';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'sandbox-outbox',
  version: 1,
  title: 'Outbox of the sandbox',
  description: 'Codes and links that a sandbox keeps instead of sending them, newest first.',
  category: 'system',
  guidance: {
    use: 'For developers and testers, on /dev-examples/outbox.',
    avoid: 'On a page for visitors: a production has no outbox.',
  },
  props,
  hydrate: 'load',
  queries,
  view: SandboxOutbox,
  texts,
  examples,
});
