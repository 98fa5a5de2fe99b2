import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Skrzynka piaskownicy',
    description: 'Kody i linki, które piaskownica zatrzymuje zamiast wysyłać, od najnowszych.',
  },
};
