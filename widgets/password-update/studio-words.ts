import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Zmiana hasła tymczasowego',
    description: 'Klient, który musi zmienić hasło, ustawia nowe.',
  },
};
