import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Inny numer telefonu',
    description: 'Nowy numer telefonu, z hasłem i kodem na ten numer.',
  },
};
