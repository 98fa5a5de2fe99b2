import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Sekcja',
    description: 'Pas z tytułem, w którym stoją inne bloki.',
    use: 'Zbiera bloki pod jednym nagłówkiem albo na kolorowym pasie.',
    titles: { 'Width of the content': 'Szerokość treści' },
    choices: { narrow: 'Wąska' },
  },
};
