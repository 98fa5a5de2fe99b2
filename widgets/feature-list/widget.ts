import { defineWidget } from '#registry/define-widget.ts';
import { iconNames } from '#ui/design/icon-names.ts';
import { FeatureList } from './feature-list.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'feature-list',
  version: 1,
  title: 'Feature list',
  description: 'Short promises side by side, each with an icon.',
  category: 'content',
  guidance: {
    use: 'Two to eight short promises of equal weight, each with one icon.',
    avoid: 'For steps that follow each other, and for long texts.',
  },
  props,
  hydrate: 'never',
  view: FeatureList,
  examples: [
    {
      name: 'normal',
      title: 'Four features',
      props: {
        columns: '4',
        title: 'Cztery rzeczy, które u nas się nie zmieniają',
        items: [
          { icon: 'eye', title: 'Jedna cena od początku', text: 'Kwota z umowy jest kwotą na koncie.' },
          {
            icon: 'scale',
            title: 'Rata na miarę budżetu',
            text: 'Sprawdzamy, czy spłata nie będzie zbyt dużym obciążeniem.',
          },
          { icon: 'undo', title: 'Czas na namysł', text: 'Masz 14 dni, żeby odstąpić od umowy.' },
          {
            icon: 'clock',
            title: 'Wcześniej znaczy taniej',
            text: 'Spłacisz przed czasem bez opłaty.',
            href: '/info',
          },
        ],
      },
    },
    {
      name: 'long',
      title: 'Every icon, long texts',
      props: {
        lead: 'Każda ikona z rejestru, z tekstem, który nie mieści się w jednym wierszu.',
        items: iconNames.map((icon) => ({
          icon,
          title: `Ikona ${icon}`,
          text: 'Opis, który tłumaczy spokojnie i do końca, o co chodzi, nawet jeśli potrzebuje na to kilku zdań. I jeszcze jednego.',
        })),
      },
    },
    {
      name: 'minimal',
      title: 'One feature',
      props: { items: [{ icon: 'heart', title: 'Bez pośpiechu', text: 'Oferta czeka 14 dni.' }] },
    },
    {
      name: 'broken',
      title: 'A word without a break, a text without words',
      props: {
        title: 'Trzy zalety',
        items: [
          { icon: 'star', title: 'Pięćdziesięciogroszówkowoprzeliczeniowy', text: '' },
          { icon: 'check', title: 'Jasno', text: 'Koszt przed wnioskiem.' },
          { icon: 'clock', title: 'Krótko', text: 'Decyzja w dzień roboczy.' },
        ],
      },
    },
  ],
});
