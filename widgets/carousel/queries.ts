import type { ContentReader } from '#registry/content-reader.ts';
import type { WidgetQuery } from '#registry/widget.ts';
import type { Carousel } from '#schemas/carousel.ts';

export interface CarouselQueries extends Record<string, WidgetQuery> {
  readonly carousel: WidgetQuery<Carousel | null>;
}

/** The slides of a stored carousel, in the page's language; nothing is read where the block has slides of its own. */
export const carouselQueries = (content: ContentReader, alias: string | undefined): CarouselQueries => ({
  carousel: {
    queryKey: ['carousel', content.locale, alias ?? ''],
    queryFn: async () => (alias === undefined ? null : content.carousel(alias)),
  },
});
