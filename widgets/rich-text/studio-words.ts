import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Tekst',
    description: 'Tekst ciągły z nagłówkami, listami, tabelami i linkami; mogą w nim stać widżety.',
    use: 'Tekst ciągły: regulaminy, poradniki, historie. Między akapitami mogą stać widżety.',
  },
};
