import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { viewBlockQuery } from './queries.ts';
import { ViewBlock } from './view-block.tsx';

export const widget = defineWidget({
  type: 'view-block',
  version: 1,
  title: 'View block',
  description: 'Shows shared HTML by its key.',
  category: 'content',
  guidance: {
    use: 'Words that stand on many pages and are kept in one place, such as the company’s data.',
    avoid: 'For words of one page: take rich text.',
  },
  props,
  queries: ({ key }, { content }) => ({ block: viewBlockQuery(content, key) }),
  hydrate: 'never',
  view: ViewBlock,
  examples: [
    {
      name: 'normal',
      title: 'Cost warning',
      props: { key: 'cost-warning' },
      data: {
        block: {
          id: '1',
          key: 'cost-warning',
          content: '<p><strong>Uwaga! Pożyczanie pieniędzy kosztuje.</strong></p>',
        },
      },
    },
    {
      name: 'long',
      title: 'Long text',
      props: { key: 'representative-example' },
      data: {
        block: {
          id: '2',
          key: 'representative-example',
          content:
            '<h3>Przykład reprezentatywny</h3><p>Rzeczywista roczna stopa oprocentowania (RRSO) wynosi 13,24% przy założeniach: całkowita kwota pożyczki 5 000 zł, czas obowiązywania umowy 24 miesiące, stałe oprocentowanie 12,5% w skali roku, prowizja 0 zł. Spłata w 23 równych ratach po 236,54 zł i ostatniej racie 236,43 zł. Całkowity koszt pożyczki (odsetki) 676,85 zł, całkowita kwota do zapłaty 5 676,85 zł.</p><p>Szczegóły opisuje <a href="/formularz-informacyjny">formularz informacyjny</a>.</p>',
        },
      },
    },
    { name: 'empty', title: 'No such block: nothing', props: { key: 'gone' }, data: { block: null } },
    {
      name: 'broken',
      title: 'HTML with loose ends',
      props: { key: 'loose' },
      data: { block: { id: '3', key: 'loose', content: '<p>Otwarte <strong>i niedomknięte' } },
    },
  ],
});
