import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Galeria zdjęć',
    description: 'Zdjęcia w siatce; każde otwiera się na całe okno, z przejściem do sąsiednich.',
    use: 'By pokazać miejsce lub rzecz z kilku stron: placówkę, wydarzenie, gotową pracę.',
    titles: {
      'Shape of the small pictures': 'Kształt miniatur',
      'Picture, as large as it may be shown': 'Obraz w największym rozmiarze',
      Pictures: 'Obrazy',
    },
    choices: { landscape: 'Pozioma', portrait: 'Pionowa', square: 'Kwadrat' },
  },
};
