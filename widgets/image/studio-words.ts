import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Obraz',
    description: 'Obraz z podpisem i autorem.',
    use: 'Obraz, który mówi coś, czego nie mówi tekst; z opisem i, jeśli trzeba, autorem.',
    titles: { 'Author of the picture': 'Autor obrazu' },
  },
};
