import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Historia umowy',
    description: 'Ruch pieniędzy, od najnowszych.',
  },
};
