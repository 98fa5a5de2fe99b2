import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import type { WidgetExample } from '#registry/widget.ts';
import type { Bank } from '#schemas/bank.ts';
import type { BanksListProps } from './props.ts';

const bank = (id: string, name: string, width: number | undefined, note?: string): Bank => ({
  id,
  name,
  uses: ['repayment'],
  ...(width === undefined ? {} : { logo: { src: `/logos/bank-${id}.svg`, alt: name, width, height: 40 } }),
  ...(note === undefined ? {} : { note }),
});

const banks: Bank[] = [
  bank('zuraw', 'Bank Żuraw', 129, 'Przelew księgujemy od razu'),
  bank('akacja', 'Bank Akacja', 134, 'Przelew księgujemy od razu'),
  bank('cwiartka', 'Bank Ćwiartka', 160, 'Wpłaty z dni roboczych do 15.00 księgujemy tego samego dnia'),
  bank('lakowy', 'Bank Łąkowy', 149, 'Do dwóch godzin, także w weekendy'),
  bank('bursztyn', 'Bank Bursztyn', 160, 'Następnego dnia roboczego'),
  bank('jarzebina', 'Bank Jarzębina', 170),
];

const words = [
  'Modrzew',
  'Kasztan',
  'Sąsiedzki',
  'Śródmiejski',
  'Wrzos',
  'Olcha',
  'Pagórek',
  'Źródło',
  'Świt',
];

/** Lists as they are: a handful, too many for one look, none at all. */
export const examples: WidgetExample<BanksListProps>[] = [
  {
    name: 'normal',
    title: 'Six banks for repayment',
    props: { lead: 'Zrobisz przelew w aplikacji swojego banku. Numer rachunku znajdziesz w umowie.' },
    data: { banks },
  },
  {
    name: 'long',
    title: 'Many banks, some with long names; the others unfold',
    props: { title: 'Wszystkie obsługiwane banki i spółdzielcze kasy oszczędnościowo-kredytowe', shown: 6 },
    data: {
      banks: [
        ...banks,
        bank(
          'ludowy',
          'Międzypowiatowy Bank Rzemieślniczo-Spółdzielczy Oddział Konstantynopolitański',
          undefined,
        ),
        {
          ...bank('pierwszy', '1. Bank Osiedlowy', undefined, 'Następnego dnia roboczego'),
          logo: samplePhotograph,
        },
        ...words.map((word) => bank(word, `Bank ${word}`, undefined, 'Do dwóch godzin')),
      ],
    },
  },
  {
    name: 'verification',
    title: 'Banks for confirming one’s identity, one alone',
    props: { use: 'verification' },
    data: { banks: banks.slice(0, 1) },
  },
  {
    name: 'broken',
    title: 'Names of signs only, no logos',
    props: { title: 'Banki' },
    data: { banks: [bank('a', '—', undefined), bank('b', '  ', undefined), bank('c', 'ż', undefined)] },
  },
  {
    name: 'unavailable',
    title: 'The list cannot be had: the plain transfer instead',
    props: {},
    data: { banks: null },
  },
  {
    name: 'empty',
    title: 'No banks: what to do instead',
    props: { title: 'Banki, z których zrobisz przelew' },
    data: { banks: [] },
  },
];
