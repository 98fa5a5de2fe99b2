import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { Image } from './image.tsx';
import { props } from './props.ts';

export const widget = defineWidget({
  type: 'image',
  version: 1,
  title: 'Image',
  description: 'A picture with caption and author.',
  category: 'media',
  guidance: {
    use: 'A picture that says something the words do not, with its description and, if needed, its author.',
    avoid: 'For decoration between texts; a page has enough of it.',
  },
  props,
  hydrate: 'never',
  view: Image,
  texts: {
    pl: { 'image.credit': 'Autor: {{name}}.' },
    en: { 'image.credit': 'By {{name}}.' },
    ru: { 'image.credit': 'Автор: {{name}}.' },
    uk: { 'image.credit': 'Автор: {{name}}.' },
  },
  examples: [
    {
      name: 'normal',
      title: 'Within the page',
      props: {
        image: {
          src: '/illustrations/renovation.svg',
          alt: 'Para maluje ściany w nowym mieszkaniu',
          width: 480,
          height: 360,
        },
        caption: 'Remont dobrze zacząć od kosztorysu.',
      },
    },
    {
      name: 'long',
      title: 'Edge to edge, long caption',
      props: {
        image: {
          src: '/illustrations/branch.svg',
          alt: 'Wejście do oddziału Mozaiki, bez progu',
          width: 480,
          height: 360,
        },
        caption:
          'Nasz oddział w Warszawie przy ulicy Kafelkowej: wejście bez progu, pętla indukcyjna przy stanowisku numer dwa i miejsce, w którym dzieci mogą zająć się rysowaniem, kiedy rodzice czytają umowę.',
        credit: 'Pracownia Graficzna Tessera',
        width: 'full',
      },
    },
    {
      name: 'minimal',
      title: 'Decoration',
      props: {
        image: samplePhotograph,
        width: 'text',
      },
    },
    {
      name: 'broken',
      title: 'A size that the file does not have',
      props: {
        image: { src: '/illustrations/map.svg', alt: 'Plan dojścia do oddziału', width: 40, height: 30 },
        caption: 'Plik ma inne wymiary, niż zapisano. Obraz zostaje w swoich granicach.',
      },
    },
  ],
});
