import { defineWidget } from '#registry/define-widget.ts';
import { GalleryExample } from './gallery-example.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'gallery-example',
  version: 1,
  title: 'Gallery example',
  description: 'Caption of one example; made by the engine for /dev-examples/component-examples.',
  category: 'system',
  props,
  hydrate: 'never',
  view: GalleryExample,
  texts: {
    pl: { 'gallery-example.all': 'Wszystkie komponenty', 'gallery-example.props': 'Właściwości (JSON)' },
    en: { 'gallery-example.all': 'All widgets', 'gallery-example.props': 'Props (JSON)' },
    ru: { 'gallery-example.all': 'Все виджеты', 'gallery-example.props': 'Свойства (JSON)' },
    uk: { 'gallery-example.all': 'Усі віджети', 'gallery-example.props': 'Властивості (JSON)' },
  },
  examples: [
    {
      name: 'caption',
      title: 'Caption of an example',
      props: { title: 'Normal', name: 'normal', code: '{ "title": "Pożyczka" }' },
    },
    {
      name: 'heading',
      title: 'Head of the page',
      props: { title: 'Hero', name: 'hero', description: 'Opens a page.', code: '', heading: true },
    },
  ],
});
