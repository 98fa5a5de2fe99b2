import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Wiadomość: kalkulator',
    description: 'Na czacie: kwota i okres, z drogą do wniosku.',
    use: 'Dodaje go konsultant w rozmowie.',
    titles: {
      Amount: 'Kwota',
      'Term in months': 'Okres w miesiącach',
    },
  },
};
