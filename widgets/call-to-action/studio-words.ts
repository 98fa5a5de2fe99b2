import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Wezwanie do działania',
    description: 'Zaproszenie z jednym głównym przyciskiem i, w razie potrzeby, inną drogą.',
    use: 'Raz, pod koniec strony: jeden następny krok i najwyżej jedna inna droga.',
    titles: { 'The thing to do': 'Główne działanie', 'Another way': 'Inna droga' },
    choices: { soft: 'Łagodny' },
  },
};
