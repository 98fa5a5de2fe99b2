import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Zamówienia klienta',
    description: 'Zamówienia zalogowanego klienta, od najnowszego, ze statusami i przejściem do każdego.',
    use: 'Na stronie /zamowienia, do której prowadzi menu klienta. Gość zobaczy zaproszenie do logowania.',
    titles: {
      'Title; without one the page’s': 'Tytuł; gdy pusty, tytuł strony',
      'Where there are goods: the way out of an empty list': 'Gdzie są towary: wyjście z pustej listy',
    },
  },
};
