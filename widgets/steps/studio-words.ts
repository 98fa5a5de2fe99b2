import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Kroki',
    description: 'Co się dzieje po kolei, z numerami.',
    use: 'Od dwóch do ośmiu kroków, które następują po sobie.',
    titles: { Action: 'Działanie' },
  },
};
