import type { WidgetExample } from '#registry/widget.ts';
import type { FaqItem } from '#schemas/faq.ts';
import type { QuestionGroup } from './find-questions.ts';
import type { FaqProps } from './props.ts';

const item = (id: string, question: string, answer: string): FaqItem => ({
  id,
  question,
  answer,
  category: 'koszty',
  order: 10,
});

const costs: QuestionGroup = {
  alias: 'koszty',
  title: 'Koszty',
  items: [
    item(
      'ile',
      'Ile dokładnie zapłacę?',
      '<p>Tyle, ile pokazuje kalkulator: kapitał, odsetki i prowizję.</p>',
    ),
    item('rrso', 'Co oznacza RRSO?', '<p>Wszystkie koszty pożyczki w jednej liczbie, w skali roku.</p>'),
  ],
};
const repayment: QuestionGroup = {
  alias: 'splata',
  title: 'Spłata',
  items: [
    item(
      'wczesniej',
      'Czy mogę spłacić wcześniej?',
      '<p>Tak, w każdej chwili i bez opłaty. <a href="/info">Zobacz szczegóły</a>.</p>',
    ),
  ],
};

/** The same questions under names of their own: places for links stand once on the page of all examples. */
const again = (example: string, { items, ...group }: QuestionGroup): QuestionGroup => ({
  ...group,
  alias: `${group.alias}-${example}`,
  items: items.map((one) => ({ ...one, id: `${one.id}-${example}` })),
});

/** How questions may look: `normal` has two categories. */
export const examples: WidgetExample<FaqProps>[] = [
  {
    name: 'normal',
    title: 'Two categories',
    props: { title: 'Pytania i odpowiedzi', lead: 'To, o co pytacie najczęściej.' },
    data: { faq: { words: '', groups: [costs, repayment] } },
  },
  {
    name: 'found',
    title: 'After a search',
    props: { title: 'Pytania i odpowiedzi' },
    data: { faq: { words: 'spłata', groups: [again('found', repayment)] } },
  },
  {
    name: 'one-category',
    title: 'One category, without the search',
    props: { title: 'Spłata', category: 'splata', search: false },
    data: { faq: { words: '', groups: [again('one', repayment)] } },
  },
  {
    name: 'long',
    title: 'Long words',
    props: {
      title: 'Najczęstsze pytania o restrukturyzację, odroczenie płatności i przedterminową spłatę',
      lead: 'Lead, który potrzebuje kilku zdań. Tłumaczy, dla kogo są te odpowiedzi i gdzie szukać dalej.',
    },
    data: {
      faq: {
        words: '',
        groups: [
          {
            alias: 'najdluzsza',
            title: 'Najnieprawdopodobniejsza kategoria o konstantynopolitańczykowianeczkach',
            items: [
              item(
                'dlugie',
                'Pytanie zadane tak szczegółowo, że na telefonie nie mieści się w jednym wierszu, ani nawet w dwóch?',
                `<p>${'Odpowiedź jest długa. '.repeat(20)}</p><ul><li>po pierwsze,</li><li>po drugie.</li></ul>`,
              ),
            ],
          },
          again('long', costs),
        ],
      },
    },
  },
  {
    name: 'nothing-found',
    title: 'A search without a find',
    props: { title: 'Pytania i odpowiedzi' },
    data: { faq: { words: 'hipoteka', groups: [] } },
  },
  {
    name: 'broken',
    title: 'A category that is gone, an answer without end',
    props: { title: 'Pytania' },
    data: {
      faq: {
        words: '',
        groups: [
          {
            alias: '',
            title: '',
            items: [
              item('bez-kategorii', 'Gdzie podpiszę umowę?', '<p>Przez internet <strong>albo w oddziale.'),
            ],
          },
        ],
      },
    },
  },
  {
    name: 'empty',
    title: 'No questions yet',
    props: { title: 'Pytania i odpowiedzi' },
    data: { faq: { words: '', groups: [] } },
  },
];
