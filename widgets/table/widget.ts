import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { Table } from './table.tsx';

export const widget = defineWidget({
  type: 'table',
  version: 1,
  title: 'Table',
  description: 'Rows of text under named columns, with a caption.',
  category: 'content',
  guidance: {
    use: 'Figures or facts with the same columns, such as fees.',
    avoid: 'To compare two or three offers in words: take the comparison table.',
  },
  props,
  hydrate: 'never',
  view: Table,
  texts: {
    pl: { 'table.unnamed': 'Kolumna bez nazwy', 'table.empty': 'Na razie nie ma tu żadnych danych.' },
    en: { 'table.unnamed': 'Unnamed column', 'table.empty': 'There is no data here yet.' },
    ru: { 'table.unnamed': 'Столбец без названия', 'table.empty': 'Здесь пока нет данных.' },
    uk: { 'table.unnamed': 'Стовпець без назви', 'table.empty': 'Тут поки що немає даних.' },
  },
  examples: [
    {
      name: 'normal',
      title: 'Price list',
      props: {
        title: 'Tabela opłat',
        caption: 'Opłaty za czynności dodatkowe',
        columns: [{ title: 'Czynność' }, { title: 'Opłata' }],
        rows: [
          ['Wcześniejsza spłata', '0 zł'],
          ['Zmiana terminu raty (raz w roku)', '0 zł'],
          ['Duplikat umowy na papierze', '15 zł'],
        ],
      },
    },
    {
      name: 'long',
      title: 'Many columns',
      props: {
        title: 'Ile kosztuje pożyczka w praktyce',
        caption: 'Przykładowe pożyczki przy stałym oprocentowaniu 13,5% w skali roku i prowizji 8%',
        columns: ['Kwota', 'Okres', 'Miesięczna rata', 'Odsetki', 'Prowizja', 'Do zapłaty'].map((title) => ({
          title,
        })),
        rows: [
          ['2 000 zł', '6 miesięcy', '373,24 zł', '79,49 zł', '160,00 zł', '2 239,49 zł'],
          ['5 000 zł', '12 miesięcy', '481,09 zł', '373,14 zł', '400,00 zł', '5 773,14 zł'],
        ],
        note: 'Obliczenia dla równych rat miesięcznych. Prowizja jest rozłożona na raty i nie jest oprocentowana. Kwoty zaokrąglone do pełnych groszy.',
      },
    },
    {
      name: 'minimal',
      title: 'One row',
      props: {
        caption: 'Godziny infolinii',
        columns: [{ title: 'Dni' }, { title: 'Godziny' }],
        rows: [['Poniedziałek–piątek', '8.00–20.00']],
      },
    },
    {
      name: 'empty',
      title: 'No rows yet',
      props: { caption: 'Harmonogram', columns: [{ title: 'Rata' }, { title: 'Termin' }], rows: [] },
    },
    {
      name: 'broken',
      title: 'Uneven rows, a column without a name',
      props: {
        caption: 'Opłaty w poprzednich latach',
        columns: [{ title: 'Rok' }, { title: '' }, { title: 'Pięćdziesięciogroszówkowoprzeliczeniowy' }],
        rows: [['2024'], ['2025', '', '15 zł', 'zbędna komórka'], []],
      },
    },
  ],
});
