import type { WidgetExample } from '#registry/widget.ts';
import type { GoodDetailsProps } from './props.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T08:00:00.000Z`;
const history = {
  currency: 'PLN',
  days: 30,
  from: '2026-10-22T08:00:00.000Z',
  until: day(21),
  lowest_minor: 269_900,
  prices: [
    { since: '2026-10-22T08:00:00.000Z', price_minor: 319_900 },
    { since: day(3), price_minor: 299_900 },
    { since: day(10), price_minor: 319_900 },
    { since: day(18), price_minor: 269_900 },
  ],
};
const details = {
  description:
    '<p>Laptop, który waży mniej niż segregator i nie szumi na wykładzie. Ekran jest matowy, więc widać go także przy oknie.</p><h3>W pudełku</h3><ul><li>laptop,</li><li>zasilacz USB-C,</li><li>instrukcja po polsku.</li></ul>',
  attributes: [
    { title: 'Kolor', value: 'Grafitowy' },
    { title: 'Przekątna ekranu', value: '14\u00a0cali' },
    { title: 'Pamięć', value: '8\u00a0GB' },
    { title: 'Waga', value: '1,3\u00a0kg' },
  ],
};

export const examples: WidgetExample<GoodDetailsProps>[] = [
  { name: 'normal', title: 'Description, attributes, prices', props: {}, data: { details, history } },
  {
    name: 'long',
    title: 'Much text, a table, long attributes, an article that was not offered for a while',
    props: {},
    data: {
      details: {
        description: `${details.description.repeat(3)}<table><caption>Wymiary</caption><thead><tr><th>Część</th><th>Szerokość</th></tr></thead><tbody><tr><td>Pokrywa</td><td>312 mm</td></tr></tbody></table>`,
        attributes: [
          ...details.attributes,
          {
            title: 'Najnowocześniejsze zabezpieczenia antykradzieżowe i przeciwprzepięciowe',
            value:
              'czytnik linii papilarnych, gniazdo blokady, szyfrowanie dysku, zabezpieczenie dziewięćdziesięciodziewięciostopniowe',
          },
        ],
      },
      history: {
        ...history,
        prices: [
          ...history.prices.slice(0, 2),
          { since: day(6), price_minor: null },
          ...history.prices.slice(2),
        ],
      },
    },
  },
  {
    name: 'broken',
    title: 'Nothing but one price that never changed',
    props: {},
    data: {
      details: { description: '', attributes: [] },
      history: { ...history, prices: history.prices.slice(0, 1), lowest_minor: 319_900 },
    },
  },
  {
    name: 'empty',
    title: 'No such article: nothing is shown',
    props: { alias: 'nie-ma' },
    data: { details: null, history: null },
  },
];
