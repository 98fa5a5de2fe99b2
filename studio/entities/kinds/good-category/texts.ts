import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-good-category': 'Kategoria produktów',
    'entities.good-category-title': 'Kategorie towarów',
    'entities.good-category-lead': 'Według nich układane są towary.',
    'entities.good-category-new': 'Nowa kategoria towarów',
    'words.parent': 'Kategoria nadrzędna',
  },
  en: {
    'studio.kind-good-category': 'Product category',
    'entities.good-category-title': 'Categories of goods',
    'entities.good-category-lead': 'Goods are arranged by them.',
    'entities.good-category-new': 'New category of goods',
    'words.parent': 'Parent category',
  },
};
