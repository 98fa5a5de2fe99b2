import type { StudioTexts } from '../../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'studio.kind-carousel': 'Karuzela',
    'entities.carousel-title': 'Karuzele',
    'entities.carousel-lead': 'Slajdy pokazywane kolejno w jednym miejscu.',
    'entities.carousel-new': 'Nowa karuzela',
  },
  en: {
    'studio.kind-carousel': 'Carousel',
    'entities.carousel-title': 'Carousels',
    'entities.carousel-lead': 'Slides shown in turn in one place.',
    'entities.carousel-new': 'New carousel',
  },
};
