import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Dokumenty umowy',
    description: 'Dokumenty pożyczki do pobrania.',
  },
};
