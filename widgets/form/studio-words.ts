import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Formularz',
    description: 'Formularz z systemu treści: pola, reguły i warunki, sprawdzane tu i na serwerze.',
    use: 'Do pytań z własnymi regułami: reklamacja, prośba, ankieta. Pola edytuje się w dziale formularzy.',
    titles: {
      'Form, by its alias': 'Formularz',
      'card: one column in a card; split: the words beside the form; plain: the form alone, for a column':
        'Karta: jedna kolumna w karcie; podzielony: tekst obok formularza; prosty: sam formularz',
      'Title; empty: the form’s own': 'Tytuł; gdy pusty, tytuł formularza',
      'Text; empty: the form’s own': 'Tekst; gdy pusty, tekst formularza',
    },
    choices: { split: 'Podzielony' },
  },
};
