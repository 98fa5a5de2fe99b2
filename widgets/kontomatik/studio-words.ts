import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Potwierdzenie przez połączenie z bankiem',
    description: 'Strona banku w ramce lub w oknie, wybór konta, czekanie i każde możliwe niepowodzenie.',
  },
};
