import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Tabela porównawcza',
    description: 'Od dwóch do czterech opcji porównanych cecha po cesze; jedna oznaczona jako nasza.',
    use: 'Gdy wybiera się między kilkoma opcjami, a różnice mieszczą się w krótkich odpowiedziach.',
    titles: {
      'Caption: what is compared': 'Podpis: co jest porównywane',
      'Name of the option': 'Nazwa możliwości',
      'Line under the name': 'Wiersz pod nazwą',
      'Marked as ours': 'Oznaczona jako nasza',
      Options: 'Możliwości',
      'Word on the marked option; empty: the usual one': 'Słowo na oznaczonej; gdy puste, zwykłe',
      Explanation: 'Wyjaśnienie',
      'Text, alone or beside the answer': 'Tekst, sam lub obok odpowiedzi',
      'One for each option, in their order': 'Po jednej na każdą możliwość, po kolei',
      Footnote: 'Przypis',
    },
    choices: { no: 'Nie', partly: 'Częściowo', yes: 'Tak' },
  },
};
