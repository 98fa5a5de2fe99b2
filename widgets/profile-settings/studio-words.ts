import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Ustawienia profilu',
    description: 'Kontakt, dane, hasło, klucz podpisu i urządzenia zalogowanego klienta.',
  },
};
