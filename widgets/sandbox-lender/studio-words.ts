import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Piaskownica: decyzje pożyczkodawcy',
    description: 'Decyzje, dni i statusy własnego wniosku zalogowanego klienta. Na produkcji nic.',
  },
};
