import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Lista krajów',
    description: 'Kraje według nazw w kolumnach, wszystkie lub wybrane; długa lista stoi pod literami.',
    use: 'By powiedzieć, skąd można wnioskować albo czyje dokumenty są przyjmowane.',
    titles: {
      'Code of ISO 3166-1, e.g. PL': 'Kod ISO 3166-1, np. PL',
      'Only these countries; all without any': 'Tylko te kraje; gdy brak, wszystkie',
    },
  },
};
