import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Wniosek jest u partnera',
    description: 'Czeka na partnera, potem prowadzi tam, gdzie partner prowadzi sprawę dalej.',
  },
};
