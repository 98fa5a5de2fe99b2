import { samplePhotograph } from '#engine/gallery/sample-photograph.ts';
import { defineWidget } from '#registry/define-widget.ts';
import { Carousel } from './carousel.tsx';
import { props } from './props.ts';
import { carouselQueries } from './queries.ts';

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
  description: 'Slides of a stored carousel or of its own; they scroll by touch, keys and buttons.',
  category: 'media',
  guidance: {
    use: 'Stories or offers that may be skipped, three or more.',
    avoid: 'For anything a visitor must see: what lies beyond the edge is seldom reached.',
  },
  props,
  queries: ({ alias }, { content }) => carouselQueries(content, alias),
  hydrate: 'visible',
  view: Carousel,
  texts: {
    pl: {
      'carousel.role': 'karuzela',
      'carousel.previous': 'Poprzedni slajd',
      'carousel.next': 'Następny slajd',
      'carousel.position': 'Slajd {{from}} z {{total}}',
      'carousel.positions': 'Slajdy od {{from}} do {{to}} z {{total}}',
    },
    en: {
      'carousel.role': 'carousel',
      'carousel.previous': 'Previous slide',
      'carousel.next': 'Next slide',
      'carousel.position': 'Slide {{from}} of {{total}}',
      'carousel.positions': 'Slides {{from}} to {{to}} of {{total}}',
    },
    ru: {
      'carousel.role': 'карусель',
      'carousel.previous': 'Предыдущий слайд',
      'carousel.next': 'Следующий слайд',
      'carousel.position': 'Слайд {{from}} из {{total}}',
      'carousel.positions': 'Слайды с {{from}} по {{to}} из {{total}}',
    },
    uk: {
      'carousel.role': 'карусель',
      'carousel.previous': 'Попередній слайд',
      'carousel.next': 'Наступний слайд',
      'carousel.position': 'Слайд {{from}} з {{total}}',
      'carousel.positions': 'Слайди з {{from}} по {{to}} з {{total}}',
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
      name: 'long',
      title: 'One slide, long text',
      props: { alias: 'one', title: 'Tytuł własny bloku' },
      data: {
        carousel: {
          alias: 'one',
          title: 'x',
          slides: [
            slide(
              'a',
              'Bardzo długi tytuł slajdu, który zajmuje kilka wierszy',
              'Opis, który nie kończy się na jednym zdaniu i spokojnie tłumaczy wszystko po kolei. '.repeat(
                4,
              ),
            ),
          ],
        },
      },
    },
    {
      name: 'own-slides',
      title: 'Slides of its own',
      props: {
        title: 'Zanim pożyczysz',
        slides: [
          { title: 'Spisz wydatki', text: 'Miesiąc notowania wystarczy, żeby zobaczyć, na co Cię stać.' },
          {
            title: 'Porównaj oferty',
            image: samplePhotograph,
            link: { label: 'Jak czytać RRSO', href: '/info' },
          },
        ],
      },
      data: { carousel: null },
    },
    { name: 'empty', title: 'Nothing to show', props: {}, data: { carousel: null } },
    { name: 'broken', title: 'No such carousel', props: { alias: 'gone' }, data: { carousel: null } },
  ],
});
