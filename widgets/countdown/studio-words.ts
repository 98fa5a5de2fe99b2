import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Odliczanie',
    description: 'Ile zostało do końca: data, dni, a ze skryptem także sekundy.',
    use: 'Do końca, który jest prawdziwy: ostatni dzień promocji, konkursu, prac.',
    titles: {
      'What it counts down to': 'Do czego odlicza',
      'The moment, with its time zone': 'Chwila końca',
      'Words after the end': 'Tekst po końcu',
      'Button; gone after the end': 'Przycisk; znika po końcu',
      'E.g. 2026-12-01T12:00+01:00. Only for an end that is real and stays where it is.':
        'Np. 2026-12-01T12:00+01:00. Tylko dla końca, który jest prawdziwy i się nie przesuwa.',
    },
  },
};
