import { type Static, Type } from 'typebox';
import { Link } from './names.ts';
import { Picture } from './picture.ts';

export const CarouselSlide = Type.Object({
  id: Type.String(),
  title: Type.String({ maxLength: 200 }),
  text: Type.Optional(Type.String({ maxLength: 1000 })),
  image: Type.Optional(Picture),
  link: Type.Optional(Type.Object({ label: Type.String(), href: Link })),
});
export type CarouselSlide = Static<typeof CarouselSlide>;

/** A carousel keyed by alias (specification 3). */
export const Carousel = Type.Object({
  alias: Type.String(),
  title: Type.String(),
  slides: Type.Array(CarouselSlide),
});
export type Carousel = Static<typeof Carousel>;
