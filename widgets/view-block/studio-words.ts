import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Blok wspólny',
    description: 'Pokazuje wspólny tekst według klucza.',
    use: 'Słowa, które stoją na wielu stronach, a trzymane są w jednym miejscu, np. dane firmy.',
    titles: { 'Key of the view block': 'Wspólny fragment' },
  },
};
