import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-redirect-rule': 'Przekierowanie',
    'entities.redirect-rule-title': 'Przekierowania',
    'entities.redirect-rule-lead': 'Dokąd trafia ten, kto otworzy dawny adres.',
    'entities.redirect-rule-new': 'Nowe przekierowanie',
    'entities.hint-permanent': 'Stałe: wyszukiwarki zapamiętają nowy adres.',
  },
  en: {
    'studio.kind-redirect-rule': 'Redirect',
    'entities.redirect-rule-title': 'Redirects',
    'entities.redirect-rule-lead': 'Where people get who open a former address.',
    'entities.redirect-rule-new': 'New redirect',
    'entities.hint-permanent': 'Permanent: search engines will remember the new address.',
  },
};
