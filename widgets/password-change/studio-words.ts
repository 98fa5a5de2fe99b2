import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Zmiana hasła',
    description: 'Zalogowany klient ustawia nowe hasło; inne urządzenia zostają wylogowane.',
  },
};
