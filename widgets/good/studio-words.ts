import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Produkt',
    description:
      'Jeden produkt sklepu do obejrzenia i kupienia: zdjęcia, cena, warunki sprzedaży, warianty, dostawa, raty.',
    use: 'Na ekranie produktu, którego adres mówi, który to produkt; strona bierze z niego tytuł. Opis i parametry pokazuje blok „Opis produktu”.',
    titles: {
      'Alias of the article; without it, the one the address names': 'Alias produktu; bez niego ten z adresu',
    },
  },
};
