import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { Feedback } from './feedback.tsx';
import { props } from './props.ts';
import { queries } from './queries.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'feedback',
  version: 1,
  title: 'Feedback',
  description: 'Five stars and a few words about the service.',
  category: 'tools',
  guidance: {
    use: 'At the end of something: after an application, under an article of the help.',
    avoid: 'For complaints, which have a deadline and a form of their own.',
  },
  props,
  hydrate: 'interaction',
  queries,
  view: Feedback,
  texts,
  sharesTexts: ['account.', 'runtime.'],
  examples,
});
