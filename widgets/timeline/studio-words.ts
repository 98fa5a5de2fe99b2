import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Oś czasu',
    description: 'Wydarzenia z datami lub etapy sprawy na jednej linii.',
    use: 'Co się stało lub stanie w czasie: historia, bieg reklamacji, harmonogram.',
    titles: {
      'Date: 2026, 2026-11 or 2026-11-30': 'Data: 2026, 2026-11 lub 2026-11-30',
      'Words instead of the date, e.g. Day 1': 'Tekst zamiast daty, np. Dzień 1',
      'What happens': 'Co się dzieje',
      'Events, in order': 'Zdarzenia po kolei',
    },
  },
};
