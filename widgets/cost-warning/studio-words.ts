import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Ostrzeżenie o kosztach',
    description: 'Ostrzeżenie, które musi nosić reklama kredytu, w brzmieniu obowiązującym danego dnia.',
    use: 'Na każdej stronie, która reklamuje pożyczkę i nie ma kalkulatora; kalkulator ma je sam. Odmiana „banner” zamyka sekcję, „inline” stoi przy cenie.',
    titles: {
      'Advice under the warning': 'Rada pod ostrzeżeniem',
      'In your own words; it never replaces the warning': 'Własnymi słowami; nie zastępuje ostrzeżenia',
      'Name the law the warning comes from': 'Podaj przepis, z którego wynika ostrzeżenie',
      '`banner`: a band of its own across the page; `inline`: a line inside a column or a slot':
        'Baner: osobny pas przez całą stronę; w tekście: wiersz w kolumnie lub w bloku',
    },
    choices: { banner: 'Baner' },
  },
};
