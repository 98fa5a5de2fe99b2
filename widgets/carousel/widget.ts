import { defineWidget } from '#registry/define-widget.ts';
import { Carousel } from './carousel.tsx';
import { props } from './props.ts';
import { carouselQuery } from './queries.ts';

const slide = (id: string, title: string, text?: string) => ({
  id,
  title,
  ...(text === undefined ? {} : { text }),
  image: { src: '/illustrations/handshake.svg', alt: '', width: 480, height: 360 },
  link: { label: 'Czytaj dalej', href: '/about' },
});

export const widget = defineWidget({
  type: 'carousel',
  version: 1,
  title: 'Carousel',
  description: 'Slides of a stored carousel; they scroll by touch, keys and buttons.',
  category: 'media',
  props,
  queries: ({ alias }, { content }) => ({ carousel: carouselQuery(content, alias) }),
  hydrate: 'visible',
  view: Carousel,
  texts: {
    pl: {
      'carousel.role': 'karuzela',
      'carousel.previous': 'Poprzedni slajd',
      'carousel.next': 'Następny slajd',
      'carousel.position': 'Slajd {{current}} z {{total}}',
    },
    en: {
      'carousel.role': 'carousel',
      'carousel.previous': 'Previous slide',
      'carousel.next': 'Next slide',
      'carousel.position': 'Slide {{current}} of {{total}}',
    },
    ru: {
      'carousel.role': 'карусель',
      'carousel.previous': 'Предыдущий слайд',
      'carousel.next': 'Следующий слайд',
      'carousel.position': 'Слайд {{current}} из {{total}}',
    },
    uk: {
      'carousel.role': 'карусель',
      'carousel.previous': 'Попередній слайд',
      'carousel.next': 'Наступний слайд',
      'carousel.position': 'Слайд {{current}} з {{total}}',
    },
  },
  examples: [
    {
      name: 'normal',
      title: 'Four stories',
      props: { alias: 'stories' },
      data: {
        carousel: {
          alias: 'stories',
          title: 'Historie klientów',
          slides: [
            slide(
              'a',
              'Kuchnia w dwa tygodnie',
              'Pani Halina policzyła koszty z ekipą i pożyczyła o połowę mniej.',
            ),
            slide(
              'b',
              'Nowy piec przed zimą',
              'Decyzja przyszła tego samego dnia, rata zmieściła się w budżecie.',
            ),
            slide('c', 'Kurs zawodowy', 'Rok później pan Marek spłacił pożyczkę przed czasem.'),
            slide('d', 'Pierwsze mieszkanie'),
          ],
        },
      },
    },
    {
      name: 'one',
      title: 'One slide, long text',
      props: { alias: 'one', title: 'Tytuł własny bloku' },
      data: {
        carousel: {
          alias: 'one',
          title: 'x',
          slides: [slide('a', 'Bardzo długi tytuł slajdu, który zajmuje kilka wierszy', 'Opis. '.repeat(40))],
        },
      },
    },
    { name: 'missing', title: 'No such carousel', props: { alias: 'gone' }, data: { carousel: null } },
  ],
});
