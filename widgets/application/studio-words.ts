import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Wniosek o pożyczkę',
    description: 'Wniosek w krokach, zapisywany na serwerze w trakcie wypełniania.',
  },
};
