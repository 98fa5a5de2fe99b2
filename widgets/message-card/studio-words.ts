import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Wiadomość: karta',
    description: 'Na czacie: droga do blokady karty albo zmiany kodu PIN.',
    use: 'Dodaje ją konsultant w rozmowie.',
    choices: {
      block: 'Zablokować kartę',
      pin: 'Zmienić PIN',
      remind: 'Przypomnieć PIN',
    },
  },
};
