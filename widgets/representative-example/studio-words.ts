import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Reprezentatywny przykład',
    description:
      'Ile kosztuje typowa pożyczka, jak każe prawo o reklamie kredytu; liczony z obowiązujących warunków.',
    use: 'Wszędzie, gdzie liczba o koszcie kredytu stoi bez kalkulatora: przy cennikach, tabelach kosztów, obietnicach rat. Odmiana „compact” mieści się w kolumnie.',
    titles: {
      'Empty: the usual words in the page language': 'Gdy puste, zwykły tekst w języku strony',
      'Amount, in whole units of the currency': 'Kwota w pełnych jednostkach waluty',
      'Empty: as in the terms in force. Must be one that is offered.':
        'Gdy puste, z obowiązujących warunków. Musi być w ofercie.',
      'Term in months': 'Okres w miesiącach',
      'Source of law': 'Podstawa prawna',
      'Empty: the usual line. Shown in the full look.':
        'Gdy puste, zwykły wiersz. Widoczne w pełnym wyglądzie.',
      '`full`: sentence and table of figures; `compact`: the sentence, for a column or a slot':
        'Pełny: zdanie i tabela liczb; zwięzły: samo zdanie, do kolumny lub bloku',
    },
    choices: { compact: 'Zwięzły' },
  },
};
