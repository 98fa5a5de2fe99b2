import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Wiadomość: prośba o dokument',
    description: 'Na czacie: którego dokumentu brakuje i przycisk, który go dodaje.',
    use: 'Dodaje go konsultant w rozmowie.',
    titles: {
      Document: 'Dokument',
    },
    choices: {
      identity: 'Dowód osobisty',
      income: 'Zaświadczenie o dochodach',
      statement: 'Wyciąg z rachunku',
      address: 'Potwierdzenie adresu',
    },
  },
};
