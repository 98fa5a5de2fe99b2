import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Tematy wpisów',
    description: 'Kategorie wpisów: o czym są i ile mają wpisów.',
    use: 'Na stronie tematów albo tam, gdzie odwiedzający wybierają, o czym czytać.',
    titles: { 'Title; the page’s without it': 'Tytuł; gdy pusty, tytuł strony' },
  },
};
