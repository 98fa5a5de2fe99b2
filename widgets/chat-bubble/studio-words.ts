import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Dymek czatu',
    description: 'Przycisk, który otwiera czat nad stroną. Do chwili otwarcia niczego nie pobiera.',
    use: 'W układzie stron, po stopce.',
    titles: {
      Place: 'Miejsce',
      'corner: in the corner of every page; put it into the layout. inline: where it stands':
        'W rogu każdej strony: daj go do układu. W tekście: tam, gdzie stoi',
    },
    choices: { corner: 'W rogu' },
  },
};
