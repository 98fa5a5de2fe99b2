import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Potwierdzenie przez zgodę w banku',
    description:
      'Zgoda na odczyt konta, dana w samym banku; wybór konta, czekanie i każde możliwe niepowodzenie.',
  },
};
