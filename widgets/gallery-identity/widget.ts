import { defineWidget } from '#registry/define-widget.ts';
import { GalleryIdentity } from './gallery-identity.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'gallery-identity',
  version: 1,
  title: 'Gallery identity',
  description: 'Palette, type, space and the states of every primitive; made by the engine for the gallery.',
  category: 'system',
  guidance: { use: 'Never placed by hand: the engine puts it at /dev-examples/component-examples/identity.' },
  props,
  hydrate: 'never',
  view: GalleryIdentity,
  texts: {
    pl: { 'gallery-identity.all': 'Wszystkie komponenty' },
    en: { 'gallery-identity.all': 'All widgets' },
    ru: { 'gallery-identity.all': 'Все виджеты' },
    uk: { 'gallery-identity.all': 'Усі віджети' },
  },
  examples: [{ name: 'normal', title: 'The whole identity', props: {} }],
});
