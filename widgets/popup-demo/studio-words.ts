import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Okienka',
    description: 'Okienka do wypróbowania: jedno, dwa, jedno w drugim.',
    use: 'Dla programistów, by zobaczyć, jak okienka układają się na sobie.',
  },
};
