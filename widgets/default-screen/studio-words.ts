import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Ekran zastępczy',
    description: 'Zastępuje ekran stały, który nie ma jeszcze własnego widżetu.',

    titles: { 'Key of the screen': 'Klucz ekranu' },
  },
};
