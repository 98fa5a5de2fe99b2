import type { WidgetExample } from '#registry/widget.ts';
import type { CountdownProps } from './props.ts';

export const examples: readonly WidgetExample<CountdownProps>[] = [
  {
    name: 'normal',
    title: 'An offer with an end',
    props: {
      title: 'Pożyczka na remont bez prowizji',
      lead: 'Wniosek złożony w terminie liczymy na warunkach promocji, nawet jeśli umowę podpiszesz później.',
      at: '2099-12-01T12:00:00+01:00',
      ended: 'Promocja się skończyła. Zobacz obecną ofertę.',
      action: { label: 'Poznaj warunki', href: '/wiosenny-remont' },
    },
    data: { days: 10 },
  },
  {
    name: 'today',
    title: 'The last day',
    props: {
      title: 'Konkurs na najładniejszą mozaikę',
      at: '2099-12-01T23:59:00+01:00',
      ended: 'Zgłoszenia są zamknięte. Wyniki ogłosimy w aktualnościach.',
    },
    data: { days: 0 },
  },
  {
    name: 'long',
    title: 'Long words and texts',
    props: {
      title:
        'Najprawdopodobniejszy termin zakończenia przeorganizowywania Konstantynopolitańczykowianeczkowskiego oddziału',
      lead: 'W tym czasie obsługujemy w pozostałych placówkach. Wszystkie umowy, dyspozycje i pełnomocnictwa zachowują ważność, a dokumenty można odebrać także pocztą.',
      at: '2099-12-01T12:00:00+01:00',
      ended:
        'Oddział jest znowu otwarty. Zapraszamy w dotychczasowych godzinach, z nowym wejściem od strony dziedzińca.',
      action: { label: 'Znajdź najbliższą placówkę w swojej okolicy', href: '/contacts' },
    },
    data: { days: 26_672 },
  },
  {
    name: 'minimal',
    title: 'Over',
    props: {
      title: 'Dni otwarte',
      at: '2026-05-04T18:00:00+02:00',
      ended: 'Dziękujemy wszystkim, którzy przyszli.',
      action: { label: 'Zapisz się', href: '/contacts' },
    },
    data: { days: -201 },
  },
  {
    name: 'broken',
    title: 'A moment that does not exist counts as over',
    props: { title: 'Dni otwarte', at: '2026-13-45T99:00+01:00', ended: 'Termin podamy wkrótce.' },
    data: { days: null },
  },
];
