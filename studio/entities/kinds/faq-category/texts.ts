import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-faq-category': 'Kategoria pytań',
    'entities.faq-category-title': 'Kategorie pytań',
    'entities.faq-category-lead': 'Według nich układane są pytania.',
    'entities.faq-category-new': 'Nowa kategoria pytań',
  },
  en: {
    'studio.kind-faq-category': 'Category of questions',
    'entities.faq-category-title': 'Categories of questions',
    'entities.faq-category-lead': 'Questions are arranged by them.',
    'entities.faq-category-new': 'New category of questions',
  },
};
