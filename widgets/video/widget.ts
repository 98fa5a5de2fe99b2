import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { texts } from './texts.ts';
import { Video } from './video.tsx';

export const widget = defineWidget({
  type: 'video',
  version: 1,
  title: 'Video',
  description: 'A video of ours with captions and transcript, or a link to one on another site.',
  category: 'media',
  guidance: {
    use: 'To show how something works when a picture and a few words are not enough. Always with captions and a transcript.',
    avoid: 'As decoration, or for what a visitor must know before signing: that belongs in text.',
  },
  props,
  slots: { aside: { title: 'Beside the video in a wide place' } },
  hydrate: 'never',
  view: Video,
  texts,
  examples,
});
