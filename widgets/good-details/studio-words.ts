import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Opis produktu',
    description: 'Opis, parametry w kolejności typu produktu i historia ceny z 30 dni.',
    use: 'Na ekranie produktu, pod blokiem „Produkt”.',
    titles: {
      'Alias of the article; without it, the one the address names': 'Alias produktu; bez niego ten z adresu',
    },
  },
};
