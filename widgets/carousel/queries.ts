import type { ContentReader } from '#registry/content-reader.ts';
import type { WidgetQuery } from '#registry/widget.ts';
import type { Carousel } from '#schemas/carousel.ts';

/** The slides of a carousel, in the page's language. */
export const carouselQuery = (content: ContentReader, alias: string): WidgetQuery<Carousel | null> => ({
  queryKey: ['carousel', content.locale, alias],
  queryFn: () => content.carousel(alias),
});
