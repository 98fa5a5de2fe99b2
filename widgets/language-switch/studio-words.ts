import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Przełącznik języka',
    description: 'Ta sama strona w innych językach; nic, gdy język jest jeden.',
    use: 'W stopce albo na początku tekstu, który wielu czyta w innym języku.',
    titles: { 'Words before the languages; empty: none': 'Tekst przed językami; może być pusty' },
  },
};
