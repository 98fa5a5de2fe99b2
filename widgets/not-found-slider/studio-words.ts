import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Nie znaleziono',
    description: 'Strona nie istnieje (404); podpowiada, dokąd pójść.',

    titles: {
      'Where to go instead': 'Dokąd pójść zamiast tego',
      'Empty: the usual four': 'Gdy puste, cztery zwykłe',
    },
  },
};
