import { defineWidget } from '#registry/define-widget.ts';
import { GalleryIndex } from './gallery-index.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'gallery-index',
  version: 1,
  title: 'Gallery index',
  description: 'All registered widgets by category; made by the engine for /dev-examples/component-examples.',
  category: 'system',
  props,
  hydrate: 'never',
  view: GalleryIndex,
  texts: {
    pl: {
      'gallery-index.title': 'Galeria komponentów',
      'gallery-index.lead': 'Każdy widżet rejestru z przykładami użycia.',
    },
    en: {
      'gallery-index.title': 'Widget gallery',
      'gallery-index.lead': 'Every widget of the registry with its examples.',
    },
    ru: {
      'gallery-index.title': 'Галерея виджетов',
      'gallery-index.lead': 'Каждый виджет реестра с примерами.',
    },
    uk: {
      'gallery-index.title': 'Галерея віджетів',
      'gallery-index.lead': 'Кожен віджет реєстру з прикладами.',
    },
  },
  examples: [
    {
      name: 'two-widgets',
      title: 'Two widgets',
      props: {
        widgets: [
          {
            type: 'hero',
            title: 'Hero',
            description: 'Opens a page.',
            category: 'content',
            hydrate: 'never',
            examples: [{ name: 'normal', title: 'Normal' }],
          },
          {
            type: 'menu',
            title: 'Menu',
            description: 'Links by key.',
            category: 'navigation',
            hydrate: 'never',
            examples: [],
          },
        ],
      },
    },
  ],
});
