import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Ocena',
    description: 'Pięć gwiazdek i kilka słów o obsłudze.',
    use: 'Na końcu czegoś: po wniosku, pod artykułem pomocy.',
    titles: {
      'Question; the usual one when empty': 'Pytanie; gdy puste, zwykłe',
      'Words under the question': 'Tekst pod pytaniem',
      'What it is about, e.g. application': 'Czego dotyczy, np. application',
    },
  },
};
