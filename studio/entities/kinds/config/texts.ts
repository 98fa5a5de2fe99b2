import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-config': 'Konfiguracja',
    'entities.config-title': 'Konfiguracja',
    'entities.config-lead': 'Ustawienia witryny: dane firmy, warunki pożyczek, kolory.',
    'entities.config-new': 'Nowa kategoria ustawień',
  },
  en: {
    'studio.kind-config': 'Configuration',
    'entities.config-title': 'Configuration',
    'entities.config-lead': 'Settings of the site: company, terms of loans, colours.',
    'entities.config-new': 'New category of settings',
  },
};
