import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Podobne produkty',
    description: 'Produkty do obejrzenia w dalszej kolejności: wybrane albo inne z tej samej kategorii.',
    use: 'Pod produktem, którego kategorię przejmuje sam; gdzie indziej z wybranymi produktami lub kategorią.',
    titles: {
      'Title; “Similar products” without it': 'Tytuł; bez niego „Podobne produkty”',
      'Chosen goods; without any, those of the same category':
        'Wybrane produkty; bez nich te z tej samej kategorii',
      'Alias of an article': 'Alias produktu',
      'Category of goods; without it, that of the article the address names':
        'Kategoria produktów; bez niej ta, do której należy produkt z adresu',
      'How many goods': 'Ile produktów',
    },
  },
};
