import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-seo-rule': 'Reguła SEO',
    'entities.seo-rule-title': 'Reguły SEO',
    'entities.seo-rule-lead': 'Co widzą wyszukiwarki i sieci społecznościowe pod danym adresem.',
    'entities.seo-rule-new': 'Nowa reguła SEO',
  },
  en: {
    'studio.kind-seo-rule': 'SEO rule',
    'entities.seo-rule-title': 'SEO rules',
    'entities.seo-rule-lead': 'What search engines and social networks see at an address.',
    'entities.seo-rule-new': 'New SEO rule',
  },
};
