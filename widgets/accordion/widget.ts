import { defineWidget } from '#registry/define-widget.ts';
import { Accordion } from './accordion.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'accordion',
  version: 1,
  title: 'Accordion',
  description: 'Questions that open to their answers.',
  category: 'content',
  guidance: {
    use: 'Questions people really ask, with answers of a few sentences. The browser’s own search finds what is folded.',
    avoid: 'For what everybody must read, such as costs: do not fold it away.',
  },
  props,
  hydrate: 'never',
  view: Accordion,
  examples: [
    {
      name: 'normal',
      title: 'Two questions',
      props: {
        title: 'Częste pytania',
        items: [
          { title: 'Kiedy dostanę decyzję?', html: '<p>Zwykle tego samego dnia roboczego.</p>' },
          {
            title: 'Czy mogę spłacić wcześniej?',
            html: '<p>Tak, w każdej chwili i bez opłaty. <a href="/info">Zobacz szczegóły</a>.</p>',
          },
        ],
      },
    },
    {
      name: 'long',
      title: 'One open at a time, long',
      props: {
        exclusive: true,
        lead: 'Otwarcie jednej odpowiedzi zamyka poprzednią.',
        items: [1, 2, 3].map((number) => ({
          title: `Pytanie numer ${number}, zadane tak szczegółowo, że nie mieści się w jednym wierszu na telefonie?`,
          html: '<p>Odpowiedź z listą:</p><ul><li>po pierwsze,</li><li>po drugie.</li></ul>',
        })),
      },
    },
    {
      name: 'minimal',
      title: 'One question',
      props: { items: [{ title: 'Gdzie Was znajdę?', html: '<p>Przy ul. Kafelkowej 12.</p>' }] },
    },
    {
      name: 'broken',
      title: 'An answer without words, a word without end',
      props: {
        title: 'Pytania o pożyczkę',
        items: [
          { title: 'Pięćdziesięciogroszówkowoprzeliczeniowy?', html: '' },
          { title: 'Gdzie podpiszę umowę?', html: '<p>Przez internet <strong>albo w oddziale.' },
        ],
      },
    },
  ],
});
