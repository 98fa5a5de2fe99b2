import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Logowanie jednym kliknięciem',
    description: 'Bierze z adresu żeton z wiadomości i loguje nim.',
  },
};
