import { defineWidget } from '#registry/define-widget.ts';
import { AnchorNavigation } from './anchor-navigation.tsx';
import { props } from './props.ts';

const to = (label: string, target: string) => ({ label, target });

export const widget = defineWidget({
  type: 'anchor-navigation',
  version: 1,
  title: 'Anchor navigation',
  description: 'Links to blocks of this page, which can stay at the top of a wide window.',
  category: 'navigation',
  guidance: {
    use: 'On a long page with four or more parts that people look for: costs, documents, questions.',
    avoid:
      'On a page of two screens, and for other pages (use Menu). One on a page at most may stay at the top.',
  },
  props,
  hydrate: 'never',
  view: AnchorNavigation,
  texts: {
    pl: { 'anchor-navigation.label': 'Na tej stronie' },
    en: { 'anchor-navigation.label': 'On this page' },
    ru: { 'anchor-navigation.label': 'На этой странице' },
    uk: { 'anchor-navigation.label': 'На цій сторінці' },
  },
  examples: [
    {
      name: 'normal',
      title: 'Four places, stays at the top',
      props: {
        items: [
          to('Jak to działa', 'example-normal'),
          to('Koszty', 'example-long'),
          to('Dokumenty', 'example-minimal'),
          to('Pytania', 'example-broken'),
        ],
      },
    },
    {
      name: 'long',
      title: 'Twelve places, long words, does not stay',
      props: {
        title: 'Rozdziały regulaminu',
        sticky: false,
        items: [
          to('Postanowienia ogólne', 'example-normal'),
          to('Odpowiedzialność pożyczkodawcy', 'example-long'),
          to('Przedterminowa spłata zobowiązania', 'example-minimal'),
          ...[
            'Zabezpieczenia',
            'Opłaty',
            'Reklamacje',
            'Odstąpienie',
            'Dane osobowe',
            'Pełnomocnictwa',
            'Zmiany',
            'Spory',
            'Załączniki',
          ].map((label) => to(label, 'example-broken')),
        ],
      },
    },
    {
      name: 'minimal',
      title: 'One place',
      props: { title: 'Skrót', sticky: false, items: [to('Koszty', 'example-long')] },
    },
    { name: 'empty', title: 'No places: the block is gone', props: { items: [] } },
    {
      name: 'broken',
      title: 'A place that is not on the page: the link leads nowhere, the page stays',
      props: { title: 'Rozdziały', sticky: false, items: [to('Usunięty rozdział', 'gone')] },
    },
  ],
});
