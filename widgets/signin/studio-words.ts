import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Logowanie',
    description:
      'Sposoby wejścia na konto: hasło, klucz dostępu, link w wiadomości, podpis, serwis społecznościowy.',
  },
};
