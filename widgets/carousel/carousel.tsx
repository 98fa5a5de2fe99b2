import { ChevronLeft, ChevronRight } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import type { CarouselProps } from './props.ts';
import type { CarouselQueries } from './queries.ts';
import { ScrollButton } from './scroll-button.tsx';
import { SlideCard } from './slide-card.tsx';
import { useSlideScroller } from './use-slide-scroller.ts';

/** What scrolls must be reachable by keyboard; the arrow keys then scroll it. */
const scrollable = { tabIndex: 0 } as const;

/**
 * On a page the slides run to the window's edge, and the first one stands in line with the page: half of what the window
 * has beyond the 70rem of the measure. In a narrow place they keep to the place's own margins.
 */
const bleed =
  'scroll-px-5 @5xl:scroll-px-[max(2.5rem,calc((100cqw-70rem)/2))] @5xl:px-[max(2.5rem,calc((100cqw-70rem)/2))]';

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
  const standing = { from: position.first + 1, to: position.last + 1, total: slides.length };

  return (
    <section
      className="band @container"
      aria-roledescription={t('carousel.role')}
      aria-label={title ?? t('carousel.role')}
    >
      <div className="wrap flex items-start justify-between gap-x-4">
        <div className="min-w-0">
          <SectionHead block={block} title={title} />
        </div>
        {slides.length > 1 && (
          <div className="mb-6 ml-auto flex shrink-0 gap-2 noscript:hidden print:hidden">
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
        className={`wrap relative flex max-w-none snap-x snap-mandatory gap-4 overflow-x-auto pt-1 pb-4 focus-visible:-outline-offset-4 motion-safe:scroll-smooth print:flex-wrap ${bleed}`}
      >
        {[...slides.entries()].map(([index, slide]) => (
          <SlideCard key={index} slide={slide} href={href} heading={itemHeading(block, title)} />
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {moved && t(standing.from === standing.to ? 'carousel.position' : 'carousel.positions', standing)}
      </p>
    </section>
  );
}

export default Carousel;
