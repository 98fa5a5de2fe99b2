import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-snippet': 'Wstawka kodu',
    'entities.snippet-title': 'Fragmenty kodu',
    'entities.snippet-lead': 'Kod wstawiany w dokument. Działa u każdego, kto odwiedza pasujące adresy.',
    'entities.snippet-new': 'Nowy fragment kodu',
    'entities.hint-snippet': 'Skrypty działają tylko z hostów dopuszczonych w konfiguracji „site”.',
  },
  en: {
    'studio.kind-snippet': 'Code snippet',
    'entities.snippet-title': 'Code snippets',
    'entities.snippet-lead':
      'Code put into the document. It runs for everybody who visits matching addresses.',
    'entities.snippet-new': 'New code snippet',
    'entities.hint-snippet': 'Scripts only work from hosts that the configuration “site” allows.',
  },
};
