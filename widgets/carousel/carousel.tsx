import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps, WidgetQuery } from '#registry/widget.ts';
import type { Carousel as CarouselContent } from '#schemas/carousel.ts';
import type { CarouselProps } from './props.ts';

/**
 * Slides side by side that scroll and snap by themselves; the buttons are an addition. Nothing moves unless the visitor
 * moves it.
 */
export function Carousel({
  props,
  data,
  block,
}: ViewProps<CarouselProps, never, { carousel: WidgetQuery<CarouselContent | null> }>) {
  const { t, href } = usePage();
  const list = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(0);
  const slides = data.carousel?.slides ?? [];
  const Heading = block.first ? 'h1' : 'h2';
  const title = props.title ?? data.carousel?.title;

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const seen = new IntersectionObserver(
      (entries) => {
        for (const entry of entries)
          if (entry.isIntersecting) setPosition([...element.children].indexOf(entry.target));
      },
      { root: element, threshold: 0.6 },
    );
    for (const slide of element.children) seen.observe(slide);
    return () => seen.disconnect();
  }, []);

  if (slides.length === 0) return null;
  const goTo = (index: number) => {
    const slide = list.current?.children[index];
    if (slide instanceof HTMLElement)
      list.current?.scrollTo({
        left: slide.offsetLeft - (list.current.firstElementChild as HTMLElement).offsetLeft,
        behavior: 'smooth',
      });
  };
  const arrow =
    'grid size-12 place-items-center rounded-full border-2 border-line text-brand hover:border-brand disabled:text-line-strong disabled:hover:border-line';

  return (
    <section className="band" aria-roledescription={t('carousel.role')} aria-label={title}>
      <div className="wrap flex items-end justify-between gap-6">
        <Heading className="text-title">{title}</Heading>
        <div className="scripting-only flex shrink-0 gap-2">
          <button
            type="button"
            className={arrow}
            disabled={position === 0}
            onClick={() => goTo(position - 1)}
          >
            <ChevronLeft aria-hidden="true" />
            <span className="sr-only">{t('carousel.previous')}</span>
          </button>
          <button
            type="button"
            className={arrow}
            disabled={position >= slides.length - 1}
            onClick={() => goTo(position + 1)}
          >
            <ChevronRight aria-hidden="true" />
            <span className="sr-only">{t('carousel.next')}</span>
          </button>
        </div>
      </div>
      <ul
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="wrap relative mt-8 flex snap-x snap-mandatory scroll-px-5 gap-5 overflow-x-auto pb-4 desktop:scroll-px-10"
      >
        {slides.map((slide) => (
          <li
            key={slide.id}
            className="card flex w-[min(85%,26rem)] shrink-0 snap-start flex-col overflow-hidden"
          >
            {slide.image && (
              <img
                className="aspect-[4/3] w-full bg-sunken object-contain"
                src={slide.image.src}
                alt={slide.image.alt}
                width={slide.image.width}
                height={slide.image.height}
                loading="lazy"
                decoding="async"
              />
            )}
            <div className="flex flex-1 flex-col p-6">
              <h3 className="text-xl">{slide.title}</h3>
              {slide.text && <p className="mt-2 flex-1 text-ink-soft">{slide.text}</p>}
              {slide.link && (
                <p className="mt-4">
                  <a className="text-link inline-flex min-h-11 items-center" href={href(slide.link.href)}>
                    {slide.link.label}
                  </a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="sr-only" aria-live="polite">
        {t('carousel.position', { current: position + 1, total: slides.length })}
      </p>
    </section>
  );
}

export default Carousel;
