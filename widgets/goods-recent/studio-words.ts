import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Ostatnio oglądane produkty',
    description: 'Co odwiedzający oglądał wcześniej na tym urządzeniu; znika, gdy się wyloguje.',
    use: 'Na końcu strony sklepu. Na ekranie produktu zapamiętuje też ten produkt.',
    titles: {
      'Title; “Recently viewed” without it': 'Tytuł; bez niego „Ostatnio oglądane”',
      'How many goods': 'Ile produktów',
    },
  },
};
