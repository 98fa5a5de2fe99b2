import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Zamówienie',
    description:
      'Jedno zamówienie z numerem i linkiem z e-maila: potwierdzenie po płatności, przesyłka, anulowanie, odstąpienie od umowy.',
    use: 'Na stronie /zamowienie, do której prowadzą e-maile i powrót z płatności.',
    titles: {
      'Title; without one the page’s': 'Tytuł; gdy pusty, tytuł strony',
      'Where there are goods': 'Gdzie są towary',
      'Where the cart is': 'Gdzie jest koszyk',
      'Where a customer’s orders are': 'Gdzie są zamówienia klienta',
    },
  },
};
