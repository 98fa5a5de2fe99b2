import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Wniosek odrzucony',
    description: 'Dlaczego tym razem nie ma pożyczki i o co klient może poprosić.',
  },
};
