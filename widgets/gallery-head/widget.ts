import { defineWidget } from '#registry/define-widget.ts';
import { GalleryHead } from './gallery-head.tsx';
import { props } from './props.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'gallery-head',
  version: 1,
  title: 'Gallery head',
  description: 'What the gallery says of a widget above its examples; made by the engine.',
  category: 'system',
  guidance: { use: 'Never placed by hand: the engine puts it on each page of the gallery.' },
  props,
  hydrate: 'never',
  view: GalleryHead,
  texts,
  examples: [
    {
      name: 'normal',
      title: 'Head of a page',
      props: {
        type: 'hero',
        title: 'Hero',
        description: 'Opens a page.',
        category: 'content',
        hydrate: 'never',
        version: 1,
        use: 'As the first block of a page.',
        examples: [{ name: 'normal', title: 'Normal' }],
      },
    },
  ],
});
