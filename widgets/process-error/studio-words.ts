import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Błąd procesu',
    description: 'Wniosków nie można teraz przetwarzać (555).',

    titles: { 'Phone to call meanwhile': 'Telefon na ten czas' },
  },
};
