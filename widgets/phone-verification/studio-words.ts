import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Potwierdzenie telefonu',
    description: 'Wniosek czeka na telefon konta: kod na ten numer albo inny numer.',
  },
};
