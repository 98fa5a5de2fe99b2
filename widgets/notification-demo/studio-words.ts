import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Powiadomienia',
    description: 'Powiadomienia do wypróbowania: informacja, sukces, ostrzeżenie, błąd.',
    use: 'Dla programistów, by zobaczyć i usłyszeć, jak działają powiadomienia.',
  },
};
