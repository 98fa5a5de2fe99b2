import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { Timeline } from './timeline.tsx';

const months = ['styczeń', 'luty', 'marzec', 'kwiecień', 'maj', 'czerwiec', 'lipiec', 'sierpień'];

export const widget = defineWidget({
  type: 'timeline',
  version: 1,
  title: 'Timeline',
  description: 'Events with their dates, or stages of a matter, along a line.',
  category: 'content',
  guidance: {
    use: 'For what happened or will happen in time: a history, the course of a complaint, a schedule.',
    avoid: 'For three or four equal steps without dates; use Steps.',
  },
  props,
  hydrate: 'never',
  view: Timeline,
  examples: [
    {
      name: 'normal',
      title: 'A history with dates',
      props: {
        title: 'Jak rosła Mozaika',
        lead: 'Najważniejsze daty, bez fajerwerków.',
        items: [
          {
            date: '2019',
            icon: 'home',
            title: 'Pierwszy oddział',
            text: 'Zaczynamy w Warszawie, w lokalu po zakładzie kaflarskim.',
          },
          {
            date: '2022-04',
            icon: 'phone',
            title: 'Wniosek przez internet',
            text: 'Cały wniosek można złożyć z telefonu, a umowę przeczytać spokojnie w domu.',
            link: { label: 'Jak to działa', href: '/jak-to-dziala' },
          },
          {
            date: '2026-11-20',
            icon: 'scale',
            title: 'Nowe zasady reklamy kredytów',
            text: 'Do każdej ceny dodajemy ostrzeżenie o kosztach i przykład reprezentatywny.',
          },
        ],
      },
    },
    {
      name: 'stages',
      title: 'Stages in words, without icons',
      props: {
        title: 'Co się dzieje z Twoją reklamacją',
        items: [
          {
            when: 'Dzień 1',
            title: 'Potwierdzamy przyjęcie',
            text: 'Dostajesz numer sprawy e-mailem albo przez SMS.',
          },
          {
            when: 'Do 7 dni',
            title: 'Sprawdzamy umowę i rozmowy',
            text: 'Jeśli czegoś zabraknie, zadzwonimy.',
          },
          { when: 'Do 30 dni', title: 'Odpowiadamy na piśmie', text: 'Z uzasadnieniem i drogą odwołania.' },
        ],
      },
    },
    {
      name: 'long',
      title: 'Eleven events, long words',
      props: {
        title:
          'Harmonogram dostosowywania przedsiębiorstwa do znowelizowanych przepisów o kredycie konsumenckim',
        lead: 'Każdy etap ma osobę odpowiedzialną. Daty mogą się przesunąć, jeżeli ustawodawca zmieni termin wejścia w życie przepisów.',
        items: [
          ...months.map((month, index) => ({
            when: `${month} 2026`,
            title: `Etap ${index + 1}: przegląd wzorów umów i formularzy`,
            text: 'Porównujemy obowiązujące wzory z projektem ustawy i spisujemy różnice.',
          })),
          {
            date: '2026-09-01',
            icon: 'document' as const,
            title:
              'Przeciwdziałanie nadmiernemu zadłużaniu się konsumentów: konstantynopolitańczykowianeczka',
            text: 'Pierwszy akapit opisuje zmianę.\nDrugi mówi, kogo ona dotyczy i od kiedy trzeba stosować nowe zasady oceny zdolności kredytowej.',
            link: { label: 'Przeczytaj pełne objaśnienie zmian w regulaminie i tabeli opłat', href: '/info' },
          },
          { date: '2026-11-19', title: 'Szkolenie wszystkich oddziałów' },
          { date: '2026-11-20', icon: 'check' as const, title: 'Nowe zasady obowiązują' },
        ],
      },
    },
    {
      name: 'minimal',
      title: 'One event without a date',
      props: { items: [{ title: 'Zaczynamy', text: 'Reszta przed nami.' }] },
    },
    { name: 'empty', title: 'Nothing to show: the block is gone', props: { title: 'Historia', items: [] } },
    {
      name: 'broken',
      title: 'A date no calendar has, some without a date',
      props: {
        items: [
          { date: '2026-02-31', title: 'Trzydziesty pierwszy lutego' },
          { title: 'Bez daty' },
          { date: '2026-13', title: 'Trzynasty miesiąc' },
        ],
      },
    },
  ],
});
