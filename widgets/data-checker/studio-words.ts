import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Sprawdzenie danych',
    description: 'Wszystko, co podał klient, krok po kroku, do potwierdzenia lub poprawy.',
  },
};
