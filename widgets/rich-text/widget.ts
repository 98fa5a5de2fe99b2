import { defineWidget } from '#registry/define-widget.ts';
import { props } from './props.ts';
import { RichText } from './rich-text.tsx';

export const widget = defineWidget({
  type: 'rich-text',
  version: 1,
  title: 'Rich text',
  description: 'Running text with headings, lists, tables and links; widgets may stand inside.',
  category: 'content',
  guidance: {
    use: 'Running text: terms, guides, stories. Widgets may stand between its paragraphs.',
    avoid: 'For lists of equal things or for figures: features, steps and tables show them better.',
  },
  props,
  hydrate: 'never',
  view: RichText,
  examples: [
    {
      name: 'normal',
      title: 'Headings, list and link',
      props: {
        title: 'Z czego składa się koszt',
        html: '<p><strong>Odsetki</strong> liczymy od kwoty, która została do spłaty.</p><h3>Prowizja</h3><ul><li>rozłożona na raty,</li><li>obniżana przy <a href="/info">wcześniejszej spłacie</a>.</li></ul><blockquote>Kwota z umowy jest kwotą na koncie.</blockquote>',
      },
    },
    {
      name: 'long',
      title: 'A table and a wide column',
      props: {
        width: 'wide',
        html: '<table><caption>Terminy</caption><thead><tr><th>Sprawa</th><th>Termin</th></tr></thead><tbody><tr><td>Decyzja</td><td>tego samego dnia roboczego</td></tr><tr><td>Odstąpienie od umowy</td><td>14 dni</td></tr></tbody></table>',
      },
    },
    {
      name: 'with-widget',
      title: 'A widget inside the text',
      props: {
        html: '<p>Najpierw policz, potem zdecyduj.</p><mozaika-widget type="hero" props=\'{"title":"Policz ratę","tone":"sun"}\'></mozaika-widget><p>Ratę poznasz od razu.</p>',
      },
    },
    {
      name: 'minimal',
      title: 'One paragraph',
      props: { html: '<p>Odpowiadamy w dni robocze od 8.00 do 20.00.</p>' },
    },
  ],
});
