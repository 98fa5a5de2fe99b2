import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Lista ulubionych',
    description:
      'To, przy czym odwiedzający nacisnął serce, i sposób na przekazanie listy; pokazuje też listy przekazane przez innych.',
    use: 'Na własnej stronie, do której prowadzi menu. Gość ma listę w przeglądarce, klient na koncie.',
    titles: {
      'Title; without one the page’s': 'Tytuł; gdy pusty, tytuł strony',
      'Where there are goods: the way out of an empty list': 'Gdzie są towary: wyjście z pustej listy',
    },
  },
};
