import { defineWidget } from '#registry/define-widget.ts';
import { ProcessError } from './process-error.tsx';
import { props } from './props.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'process-error',
  version: 1,
  title: 'Process error',
  description: 'Applications cannot be processed right now (555).',
  category: 'system',
  guidance: {
    use: 'Stands at /bpm-error; the engine leads there when applications cannot be processed.',
    avoid: 'For a page that is missing or a site that is switched off: they have screens of their own.',
  },
  props,
  hydrate: 'never',
  view: ProcessError,
  texts,
  examples: [
    { name: 'normal', title: 'With a phone number', props: { phone: '+48 22 000 01 23' } },
    { name: 'long', title: 'A number written with its hours', props: { phone: '+48 22 000 01 23 wewn. 45' } },
    { name: 'minimal', title: 'Without', props: {} },
  ],
});
