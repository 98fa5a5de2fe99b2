import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Komentarze',
    description: 'Komentarze do wpisu: czytają wszyscy, klienci piszą, odpowiadają i oceniają.',
    use: 'Pod wpisem. Kto może pisać i co czeka na zatwierdzenie, mówi konfiguracja „comments”.',
  },
};
