import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Spis bloków strony',
    description: 'Linki do bloków tej strony; w szerokim oknie może zostawać u góry.',
    use: 'Na długiej stronie z czterema lub więcej częściami, których ludzie szukają: koszty, dokumenty, pytania.',
    titles: {
      'Name of the list; empty: the usual one': 'Nazwa listy; gdy pusta, zwykła',
      'Id of the block to go to': 'Identyfikator bloku, do którego prowadzi',
      'Places on this page': 'Miejsca na tej stronie',
      'Stays at the top of a wide window': 'Zostaje u góry szerokiego okna',
    },
  },
};
