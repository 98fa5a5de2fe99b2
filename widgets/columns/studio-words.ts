import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Kolumny',
    description: 'Od dwóch do czterech kolumn bloków.',
    use: 'Tekst obok obrazu albo dwie krótkie rzeczy do porównania.',
    titles: {
      First: 'Pierwsza',
      Second: 'Druga',
      Third: 'Trzecia',
      Fourth: 'Czwarta',
      Widths: 'Szerokości',
      'Space between': 'Odstęp',
      'Last column first on a phone': 'Na telefonie ostatnia kolumna na początku',
    },
    choices: {
      equal: 'Równe',
      none: 'Brak',
      normal: 'Zwykły',
      'wide-first': 'Szeroka pierwsza',
      'wide-second': 'Szeroka druga',
    },
  },
};
