import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Lista zalet',
    description: 'Krótkie obietnice obok siebie, każda z ikoną.',
    use: 'Od dwóch do ośmiu krótkich obietnic tej samej wagi, każda z jedną ikoną.',
    titles: { 'Columns in a wide window': 'Kolumny w szerokim oknie' },
    choices: { auto: 'Samoczynnie' },
  },
};
