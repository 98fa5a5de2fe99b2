import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Opinie',
    description: 'Słowa klientów z imieniem, celem i oceną.',
    use: 'Opinie prawdziwych klientów z informacją, jak je sprawdzono, czego wymaga prawo konsumenckie.',
    titles: {
      'Words of the customer': 'Słowa klienta',
      'Name and place': 'Imię i miejsce',
      'What for': 'Na co',
      'Rating out of 5': 'Ocena w skali do 5',
      Testimonials: 'Opinie',
      'How the opinions were checked': 'Jak sprawdzono opinie',
      'Consumer law asks for it where opinions are shown':
        'Prawo konsumenckie tego wymaga tam, gdzie pokazuje się opinie',
    },
  },
};
