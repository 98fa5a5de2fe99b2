import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-language': 'Język',
    'entities.language-title': 'Języki',
    'entities.language-lead': 'Języki, w których dostępna jest witryna.',
    'entities.language-new': 'Nowy język',
  },
  en: {
    'studio.kind-language': 'Language',
    'entities.language-title': 'Languages',
    'entities.language-lead': 'Languages the site is available in.',
    'entities.language-new': 'New language',
  },
};
