import { defineWidget } from '#registry/define-widget.ts';
import { GalleryExample } from './gallery-example.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'gallery-example',
  version: 1,
  title: 'Gallery example',
  description: 'Caption of one example; made by the engine for /dev-examples/component-examples.',
  category: 'system',
  guidance: { use: 'Never placed by hand: the engine puts it above each example of the gallery.' },
  props,
  hydrate: 'never',
  view: GalleryExample,
  texts: {
    pl: {
      'gallery-example.link': 'Link do przykładu {{name}}',
      'gallery-example.props': 'Właściwości (JSON)',
    },
    en: { 'gallery-example.link': 'Link to the example {{name}}', 'gallery-example.props': 'Props (JSON)' },
    ru: { 'gallery-example.link': 'Ссылка на пример {{name}}', 'gallery-example.props': 'Свойства (JSON)' },
    uk: {
      'gallery-example.link': 'Посилання на приклад {{name}}',
      'gallery-example.props': 'Властивості (JSON)',
    },
  },
  examples: [
    {
      name: 'normal',
      title: 'Caption of an example',
      props: { title: 'Normal', name: 'normal', code: '{ "title": "Pożyczka" }' },
    },
  ],
});
