import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { Stats } from './stats.tsx';

export const widget = defineWidget({
  type: 'stats',
  version: 1,
  title: 'Stats',
  description: 'One to six big numbers, each with what was counted and where it comes from.',
  category: 'content',
  guidance: {
    use: 'For a few numbers that help a visitor decide, each with its source and date.',
    avoid: 'For the cost of a credit (use the representative example) and for numbers without a source.',
  },
  props,
  hydrate: 'never',
  view: Stats,
  examples: [
    {
      name: 'normal',
      title: 'Three numbers with sources',
      props: {
        title: 'Mozaika w liczbach',
        lead: 'Podajemy tylko to, co policzyliśmy, i mówimy, skąd to wiemy.',
        items: [
          {
            value: 4.6,
            unit: 'na 5',
            label: 'Średnia ocen rozmów z doradcą',
            source: 'Ankieta po rozmowie, 1 840 odpowiedzi, I–III kwartał 2026 r.',
          },
          {
            before: 'do',
            value: 2,
            unit: 'godzin',
            label: 'Tyle zwykle trwa sprawdzenie kompletnego wniosku',
            source: 'Mediana wniosków z września 2026 r.',
          },
          {
            value: 14,
            unit: 'dni',
            label: 'Masz na odstąpienie od umowy bez podawania przyczyny',
            source: 'Ustawa o kredycie konsumenckim, art. 53',
            href: '/info',
          },
        ],
      },
    },
    {
      name: 'deep',
      title: 'Four numbers on a dark panel',
      props: {
        tone: 'deep',
        title: 'Jak pracuje nasza obsługa',
        lead: 'Dane z trzeciego kwartału 2026 roku.',
        items: [
          { value: 38, unit: 's', label: 'Średni czas oczekiwania na rozmowę' },
          { value: 92, unit: '%', label: 'Spraw zamkniętych w jednej rozmowie' },
          { value: 11, label: 'Oddziałów w całej Polsce' },
          { value: 6, unit: 'dni', label: 'W tygodniu odbieramy telefon' },
        ],
        note: 'Źródło: statystyki własne centrum obsługi, lipiec–wrzesień 2026 r.',
      },
    },
    {
      name: 'long',
      title: 'Six numbers, long words and large values',
      props: {
        title: 'Najważniejsze wskaźniki odpowiedzialnego pożyczania w przedsiębiorstwie wielooddziałowym',
        lead: 'Zestawienie obejmuje wszystkie umowy zawarte przez internet, telefonicznie i w oddziałach, także te, od których klienci odstąpili w ustawowym terminie.',
        items: [
          {
            before: 'ponad',
            value: 1_234_567,
            unit: 'wniosków',
            label: 'Rozpatrzyliśmy od początku działalności',
          },
          {
            value: 31.5,
            unit: '%',
            label: 'Wniosków odrzuciliśmy, bo rata zbyt mocno obciążałaby domowy budżet',
          },
          {
            value: 999_999_999.125,
            unit: 'zł',
            label: 'Suma spłaconych przed terminem zobowiązań wobec przedsiębiorstwa',
            source:
              'Sprawozdanie z działalności za rok 2025, rozdział „Przedterminowe spłaty i rozliczenie prowizji”, strona 41',
            href: '/info',
          },
          { before: 'średnio', value: 3, unit: 'pytania', label: 'Zadają klienci przed podpisaniem umowy' },
          { value: 0.8, unit: '%', label: 'Umów zakończyło się reklamacją' },
          { value: 24, unit: 'miesiące', label: 'Najczęściej wybierany okres spłaty' },
        ],
        note: 'Wartości zaokrąglono do jednego miejsca po przecinku, o ile nie zaznaczono inaczej.',
      },
    },
    {
      name: 'minimal',
      title: 'One number',
      props: { items: [{ value: 14, unit: 'dni', label: 'Na zmianę zdania' }] },
    },
    { name: 'empty', title: 'Nothing to show: the block is gone', props: { title: 'W liczbach', items: [] } },
    {
      name: 'broken',
      title: 'Negative and very long values, no sources',
      props: {
        items: [
          { value: -12, unit: '%', label: 'Spadek' },
          { value: 1e12, unit: 'zł', label: 'Liczba większa niż jej kolumna' },
        ],
      },
    },
  ],
});
