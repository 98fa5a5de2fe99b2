import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Rejestracja',
    description: 'Zakłada konto: dane, potem kod, który potwierdza adres.',

    titles: {
      'Which registration: of the customer system, or of the product with sum and term':
        'Która rejestracja: konta klienta czy produktu z kwotą i okresem',
    },
    choices: { product: 'Produkt' },
  },
};
