import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Inne propozycje',
    description:
      'Porównuje oferty, które klient może wziąć zamiast wnioskowanej pożyczki; żadna nie jest wyróżniona.',
  },
};
