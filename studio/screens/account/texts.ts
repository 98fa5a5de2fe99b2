import type { StudioTexts } from '../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'account.title': 'Twoje konto',
    'account.unknown-browser': 'Nieznany program',
    'account.this-session': 'To urządzenie',
    'account.session-used': 'Ostatnio używane: {{at}}',
  },
  en: {
    'account.title': 'Your account',
    'account.unknown-browser': 'Unknown program',
    'account.this-session': 'This device',
    'account.session-used': 'Last used: {{at}}',
  },
};
