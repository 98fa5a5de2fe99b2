import { defineWidget } from '#registry/define-widget.ts';
import { examples } from './examples.ts';
import { PhotoGallery } from './photo-gallery.tsx';
import { props } from './props.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'photo-gallery',
  version: 1,
  title: 'Photo gallery',
  description: 'Pictures in a grid; each opens over the window, with steps to its neighbours.',
  category: 'media',
  guidance: {
    use: 'To show a place or a thing from several sides: a branch, an event, a finished work.',
    avoid:
      'For pictures that carry the words of a story; put those between the paragraphs with the image widget.',
  },
  props,
  // Opening and closing are the browser's own. Only the steps to the neighbours need code, at the first touch.
  hydrate: 'interaction',
  view: PhotoGallery,
  texts,
  examples,
});
