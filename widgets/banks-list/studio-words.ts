import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Lista banków',
    description: 'Banki, z których można spłacać lub potwierdzić tożsamość; długa lista się rozwija.',
    use: 'Tam, gdzie klient zastanawia się, czy jego bank wystarczy, zanim zacznie.',
    titles: {
      'What a customer does with the bank': 'Do czego klientowi bank',
      'How many are shown at once': 'Ile widać od razu',
      'The others unfold below. 0 shows all.': 'Pozostałe się rozwijają. 0 pokazuje wszystkie.',
    },
  },
};
