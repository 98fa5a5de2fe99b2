import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Potwierdzenie kontaktu',
    description: 'Zalogowany klient potwierdza kodem adres e-mail lub numer telefonu.',
    use: 'Na stronie dla klientów, gdzie niepotwierdzony adres by przeszkadzał.',
    titles: { 'Which contact is asked for first': 'O który kontakt pytać najpierw' },
  },
};
