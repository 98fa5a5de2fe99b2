import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Telefon od doradcy',
    description: 'Kto dzwoni, z jakiego numeru i kiedy; klient wybiera porę.',
  },
};
