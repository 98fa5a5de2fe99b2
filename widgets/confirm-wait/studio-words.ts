import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Wniosek w toku',
    description: 'Co się teraz dzieje z wnioskiem i co będzie dalej.',
  },
};
