import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { PartnerLogos } from './partner-logos.tsx';
import { type PartnerLogosProps, props } from './props.ts';

type Logo = PartnerLogosProps['logos'][number];

const logo = (
  file: string,
  name: string,
  { width, linked = false }: { readonly width: number; readonly linked?: boolean },
): Logo => ({
  name,
  image: { src: `/logos/${file}.svg`, alt: '', width, height: 40 },
  ...(linked ? { href: `https://${file}.example` } : {}),
});

const logos: Logo[] = [
  logo('dom-i-klucz', 'Dom i Klucz', { width: 192, linked: true }),
  logo('rowerownia', 'Rowerownia', { width: 204, linked: true }),
  logo('kafelkarnia', 'Kafelkarnia', { width: 188 }),
  logo('zielony-dach', 'Zielony Dach', { width: 210, linked: true }),
  logo('cieplo-w-domu', 'Ciepło w Domu', { width: 237 }),
  logo('szkola-na-nowo', 'Szkoła na Nowo', { width: 249 }),
];

export const widget = defineWidget({
  type: 'partner-logos',
  version: 1,
  title: 'Partner logos',
  description: 'Logos of partners in even, quiet rows, with or without links.',
  category: 'media',
  guidance: {
    use: 'To show in one look with whom the company works.',
    avoid:
      'As decoration: logos say that there is a partnership, so each needs one, and the partner’s consent.',
  },
  props,
  hydrate: 'never',
  view: PartnerLogos,
  texts: {
    pl: { 'partner-logos.name': 'Partnerzy' },
    en: { 'partner-logos.name': 'Partners' },
    ru: { 'partner-logos.name': 'Партнёры' },
    uk: { 'partner-logos.name': 'Партнери' },
  },
  examples: [
    {
      name: 'normal',
      title: 'Six logos, some with links',
      props: {
        title: 'Nasi partnerzy',
        lead: 'Sklepy, warsztaty i szkoły z całej Polski.',
        logos,
      },
    },
    {
      name: 'long',
      title: 'Three rows, some partners in words',
      props: {
        title: 'Przedsiębiorstwa, którym zaufaliśmy najwcześniej i z którymi współpracujemy najdłużej',
        logos: [
          ...logos,
          { name: 'Przedsiębiorstwo Wielobranżowe Wykończeniówka' },
          ...logos,
          { name: 'Stolarnia pod Lipą', href: 'https://stolarnia.example' },
          ...logos.slice(0, 3),
          { name: 'Pracownia Wieczorne Słońce', image: samplePhotograph },
        ],
      },
    },
    { name: 'four', title: 'Four logos, no title', props: { logos: logos.slice(0, 4) } },
    { name: 'minimal', title: 'One partner', props: { title: 'Nasz partner', logos: logos.slice(1, 2) } },
    {
      name: 'broken',
      title: 'A partner without a logo stands there in words',
      props: {
        title: 'Partnerzy i warsztaty',
        logos: [{ name: 'Stolarnia pod Lipą' }, ...logos.slice(0, 2)],
      },
    },
    { name: 'empty', title: 'No logos: nothing is shown', props: { title: 'Nasi partnerzy' } },
  ],
});
