import { defineWidget } from '#registry/define-widget.ts';
import { GalleryIndex } from './gallery-index.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'gallery-index',
  version: 1,
  title: 'Gallery index',
  description: 'All registered widgets by category; made by the engine for /dev-examples/component-examples.',
  category: 'system',
  guidance: { use: 'Never placed by hand: the engine puts it at /dev-examples/component-examples.' },
  props,
  hydrate: 'never',
  view: GalleryIndex,
  texts: {
    pl: {
      'gallery-index.title': 'Galeria komponentów',
      'gallery-index.lead_one': '{{count}} widżet z rejestru, z przykładami użycia.',
      'gallery-index.lead_few': '{{count}} widżety z rejestru, każdy z przykładami użycia.',
      'gallery-index.lead_many': '{{count}} widżetów z rejestru, każdy z przykładami użycia.',
      'gallery-index.lead_other': '{{count}} widżetu z rejestru, każdy z przykładami użycia.',
      'gallery-index.identity': 'Identyfikacja wizualna',
      'gallery-index.identity-lead': 'Kolory, pismo, odstępy, stany przycisków i pól, ikony i rysunki.',
    },
    en: {
      'gallery-index.title': 'Widget gallery',
      'gallery-index.lead_one': '{{count}} widget of the registry with its examples.',
      'gallery-index.lead_other': '{{count}} widgets of the registry, each with its examples.',
      'gallery-index.identity': 'Identity',
      'gallery-index.identity-lead':
        'Colours, type, space, states of buttons and fields, icons and drawings.',
    },
    ru: {
      'gallery-index.title': 'Галерея виджетов',
      'gallery-index.lead_one': '{{count}} виджет реестра, каждый с примерами.',
      'gallery-index.lead_few': '{{count}} виджета реестра, каждый с примерами.',
      'gallery-index.lead_many': '{{count}} виджетов реестра, каждый с примерами.',
      'gallery-index.lead_other': '{{count}} виджета реестра, каждый с примерами.',
      'gallery-index.identity': 'Фирменный стиль',
      'gallery-index.identity-lead': 'Цвета, шрифт, отступы, состояния кнопок и полей, значки и рисунки.',
    },
    uk: {
      'gallery-index.title': 'Галерея віджетів',
      'gallery-index.lead_one': '{{count}} віджет реєстру, кожен із прикладами.',
      'gallery-index.lead_few': '{{count}} віджети реєстру, кожен із прикладами.',
      'gallery-index.lead_many': '{{count}} віджетів реєстру, кожен із прикладами.',
      'gallery-index.lead_other': '{{count}} віджета реєстру, кожен із прикладами.',
      'gallery-index.identity': 'Фірмовий стиль',
      'gallery-index.identity-lead': 'Кольори, шрифт, відступи, стани кнопок і полів, значки та малюнки.',
    },
  },
  examples: [
    {
      name: 'normal',
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
