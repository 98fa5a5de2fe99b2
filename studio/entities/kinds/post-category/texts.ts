import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-post-category': 'Kategoria artykułów',
    'entities.post-category-title': 'Kategorie artykułów',
    'entities.post-category-lead': 'Według nich układane są artykuły.',
    'entities.post-category-new': 'Nowa kategoria artykułów',
  },
  en: {
    'studio.kind-post-category': 'Post category',
    'entities.post-category-title': 'Categories of posts',
    'entities.post-category-lead': 'Posts are arranged by them.',
    'entities.post-category-new': 'New category of posts',
  },
};
