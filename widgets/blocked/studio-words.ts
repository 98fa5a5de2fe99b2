import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Wniosek wstrzymany',
    description: 'Dlaczego wniosek stoi, do kiedy i co można zrobić.',
  },
};
