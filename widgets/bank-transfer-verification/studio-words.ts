import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Przelew jednego grosza',
    description:
      'Dane przelewu, który potwierdza konto: do skopiowania lub wysłania od razu z banku z listy, i czy już doszedł.',
  },
};
