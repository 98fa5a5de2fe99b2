import type { StudioWords } from '#registry/studio-words.ts';

export const studioWords: StudioWords = {
  pl: {
    title: 'Kalkulator pożyczki',
    description: 'Kwota i okres na wejściu; rata, koszt i RRSO na wyjściu; prowadzi do wniosku.',
    use: 'Tam, gdzie gość rozważa pożyczkę: na stronie głównej obok otwarcia i na stronach celów lub produktów. Warunki daje platforma; pola wypełnij tylko dla promocji z własnymi warunkami.',
    titles: {
      'Empty: the usual heading in the page language': 'Gdy puste, zwykły nagłówek w języku strony',
      'Lowest amount': 'Najniższa kwota',
      'Highest amount': 'Najwyższa kwota',
      'Step of the amount': 'Krok kwoty',
      'Amount at the start': 'Kwota na początku',
      'Shortest term in months': 'Najkrótszy okres w miesiącach',
      'Longest term in months': 'Najdłuższy okres w miesiącach',
      'Step of the term': 'Krok okresu',
      'Term at the start': 'Okres na początku',
      'Interest rate per year, %': 'Oprocentowanie roczne, %',
      'Fee, % of the amount': 'Prowizja, % kwoty',
      Button: 'Przycisk',
      'Where the button leads, without query': 'Dokąd prowadzi przycisk',
      'Date of the representative example': 'Data reprezentatywnego przykładu',
      'Empty: as in the terms in force (configuration "credit")':
        'Gdy puste, jak w obowiązujących warunkach (konfiguracja „credit”)',
      'YYYY-MM-DD, day 1 to 28. Empty: as in the terms in force (configuration "credit")':
        'RRRR-MM-DD, dzień od 1 do 28. Gdy puste, jak w obowiązujących warunkach (konfiguracja „credit”)',
      'Bar with instalment and button on phones': 'Pasek z ratą i przyciskiem na telefonie',
      'Stays at the foot of the window on the way through a long page. Away while the calculator is in sight':
        'Zostaje na dole okna przy przewijaniu długiej strony. Znika, gdy widać kalkulator',
    },
    choices: { PLN: 'PLN', EUR: 'EUR' },
  },
};
