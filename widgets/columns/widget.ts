import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { Columns } from './columns.tsx';
import { props } from './props.ts';

const text = (id: string, html: string) => [{ id, type: 'rich-text', props: { html } }];

export const widget = defineWidget({
  type: 'columns',
  version: 1,
  title: 'Columns',
  description: 'Two to four columns of blocks.',
  category: 'layout',
  guidance: {
    use: 'Words beside a picture, or two short things to compare.',
    avoid: 'For long texts side by side: nobody reads two columns at once.',
  },
  props,
  slots: {
    first: { title: 'First', opensPage: true },
    second: { title: 'Second' },
    third: { title: 'Third' },
    fourth: { title: 'Fourth' },
  },
  hydrate: 'never',
  view: Columns,
  examples: [
    {
      name: 'normal',
      title: 'Two equal columns',
      props: {},
      slots: {
        first: text('first', '<h2>Odsetki</h2><p>13,5% w skali roku.</p>'),
        second: text('second', '<h2>Prowizja</h2><p>8% pożyczki, w ratach.</p>'),
      },
    },
    {
      name: 'wide-first',
      title: 'Wide and narrow',
      props: { layout: 'wide-first', reverseOnPhone: true },
      slots: {
        first: text('wide', '<p>Dłuższy tekst, który potrzebuje miejsca, żeby dobrze się czytało.</p>'),
        second: text('narrow', '<p>Krótka uwaga.</p>'),
      },
    },
    {
      name: 'four',
      title: 'Four columns',
      props: {},
      slots: {
        first: text('a', '<p>Policz</p>'),
        second: text('b', '<p>Złóż</p>'),
        third: text('c', '<p>Podpisz</p>'),
        fourth: text('d', '<p>Spłać</p>'),
      },
    },
    { name: 'empty', title: 'Empty', props: {} },
    {
      name: 'long',
      title: 'Long text beside a picture',
      props: { gap: 'wide' },
      slots: {
        first: text(
          'story',
          '<h2>Ile odłożyć na łazienkę?</h2><p>Dla łazienki o powierzchni 5 m² nasi klienci zapisują w kosztorysach zwykle:</p><ul><li>robocizna: 40–50% budżetu,</li><li>płytki i materiały: 25–30%,</li><li>armatura i ceramika: 20–25%.</li></ul><p>Zanim podpiszesz umowę z ekipą, sprawdź, kto kupuje materiały i kto odbiera zwroty.</p>',
        ),
        second: [
          {
            id: 'picture',
            type: 'image',
            props: {
              image: samplePhotograph,
            },
          },
        ],
      },
    },
  ],
});
