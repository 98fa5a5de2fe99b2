import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Okruszki',
    description: 'Droga od strony głównej do tej strony.',
    use: 'Pod otwarciem strony, która leży pod inną.',
    titles: {
      'Trail after the start page, the page itself last': 'Ścieżka po stronie głównej; na końcu ta strona',
      'Empty: made from the address of the page': 'Gdy puste, powstaje z adresu strony',
    },
  },
};
