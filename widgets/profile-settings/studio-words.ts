import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Ustawienia profilu',
    description: 'Kontakt, dane, hasło, klucze dostępu i podpisu oraz urządzenia zalogowanego klienta.',
  },
};
