import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Dane klienta',
    description: 'Imię i nazwisko, kontakt i adres klienta, z rejestrem adresów.',
  },
};
