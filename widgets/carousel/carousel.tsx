import { ChevronLeft, ChevronRight } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { CarouselProps } from './props.ts';
import type { CarouselQueries } from './queries.ts';
import { ScrollButton } from './scroll-button.tsx';
import { SlideCard } from './slide-card.tsx';
import { useSlideScroller } from './use-slide-scroller.ts';

/** What scrolls must be reachable by keyboard; the arrow keys then scroll it. */
const scrollable = { tabIndex: 0 } as const;

/**
 * Slides side by side that scroll and snap by themselves; the buttons are an addition, absent without scripts. Nothing
 * moves unless the visitor moves it.
 */
export function Carousel({ props, data, block }: ViewProps<CarouselProps, never, CarouselQueries>) {
  const { t, href } = usePage();
  const { list, position, moved, step } = useSlideScroller();
  const slides = props.alias === undefined ? props.slides : (data.carousel?.slides ?? []);
  if (slides.length === 0) return null;
  const title = props.title ?? data.carousel?.title;
  const Heading = block.first ? 'h1' : 'h2';
  const standing = { from: position.first + 1, to: position.last + 1, total: slides.length };

  return (
    <section
      className="band"
      aria-roledescription={t('carousel.role')}
      aria-label={title ?? t('carousel.role')}
    >
      <div className="wrap flex flex-wrap items-end justify-between gap-6">
        {title && <Heading className="min-w-0 text-title hyphens-auto">{title}</Heading>}
        {slides.length > 1 && (
          <div className="ml-auto flex shrink-0 gap-2 noscript:hidden">
            <ScrollButton
              icon={ChevronLeft}
              label={t('carousel.previous')}
              spent={position.atStart}
              onPress={() => step(-1)}
            />
            <ScrollButton
              icon={ChevronRight}
              label={t('carousel.next')}
              spent={position.atEnd}
              onPress={() => step(1)}
            />
          </div>
        )}
      </div>
      <ul
        ref={list}
        {...scrollable}
        aria-label={title ?? t('carousel.role')}
        className="wrap relative mt-8 flex snap-x snap-mandatory scroll-px-5 gap-5 overflow-x-auto pt-1 pb-4 motion-safe:scroll-smooth desktop:scroll-px-10"
      >
        {[...slides.entries()].map(([index, slide]) => (
          <SlideCard key={index} slide={slide} href={href} heading={title && !block.first ? 'h3' : 'h2'} />
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {moved && t(standing.from === standing.to ? 'carousel.position' : 'carousel.positions', standing)}
      </p>
    </section>
  );
}

export default Carousel;
