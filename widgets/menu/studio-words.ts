import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Menu',
    description: 'Menu z systemu treści, według klucza.',
    use: 'Menu wewnątrz strony, np. do części działu.',
    titles: {
      'Heading, also the name for screen readers': 'Nagłówek, także nazwa dla czytników ekranu',
      Direction: 'Kierunek',
    },
    choices: { horizontal: 'Poziomo', vertical: 'Pionowo' },
  },
};
