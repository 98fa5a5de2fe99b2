import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { MissingTile } from './missing-tile.tsx';
import type { NotFoundSliderProps, Slide } from './props.ts';

/** Addresses of the usual slides; their words are interface texts. */
const usual = [
  ['home', '/'],
  ['how', '/info'],
  ['contacts', '/contacts'],
  ['signin', '/signin'],
] as const;

/** The page does not exist (404): says so and offers where to go, as slides that scroll by touch, key or button. */
export function NotFoundSlider({ props, block }: ViewProps<NotFoundSliderProps>) {
  const { t, href } = usePage();
  const Heading = block.first ? 'h1' : 'h2';
  const list = useRef<HTMLUListElement>(null);
  const slides: readonly Slide[] =
    props.slides.length > 0
      ? props.slides
      : usual.map(([name, path]) => ({
          title: t(`not-found-slider.${name}.title`),
          text: t(`not-found-slider.${name}.text`),
          href: path,
        }));
  // The scroll stops at a slide by itself; the site's style makes it immediate where motion is not wanted.
  const turn = (direction: 1 | -1) => {
    const slide = list.current?.firstElementChild;
    list.current?.scrollBy({ left: direction * (slide?.clientWidth ?? 0) });
  };
  return (
    <section className="band" aria-labelledby={`${block.id}-heading`}>
      <div className="wrap">
        <div className="grid items-center gap-10 desktop:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] desktop:gap-16">
          <div className="max-w-sm desktop:order-2 desktop:max-w-none">
            <MissingTile />
          </div>
          <div className="min-w-0">
            <p>
              <span className="badge">{t('not-found-slider.message')}</span>
            </p>
            <Heading id={`${block.id}-heading`} className="mt-4 text-display hyphens-auto">
              {t('error.404.title')}
            </Heading>
            <p className="mt-5 max-w-[60ch] text-lead text-ink-soft">{t('error.404.text')}</p>
          </div>
        </div>
        <div className="mt-8 flex justify-end gap-2 noscript:hidden print:hidden">
          <TurnButton label={t('not-found-slider.previous')} onPress={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
          </TurnButton>
          <TurnButton label={t('not-found-slider.next')} onPress={() => turn(1)}>
            <ChevronRight aria-hidden="true" />
          </TurnButton>
        </div>
        <ul
          ref={list}
          className="mt-4 flex snap-x snap-mandatory gap-4 overflow-x-auto scroll-smooth px-1 pt-1 pb-4"
        >
          {slides.map((slide) => (
            <li
              key={`${slide.href} ${slide.title}`}
              className="shrink-0 basis-[85%] snap-start sm:basis-[45%] desktop:basis-[30%]"
            >
              <a
                href={href(slide.href)}
                className="group card flex h-full min-h-44 flex-col p-6 hover:border-brand focus-visible:rounded-card focus-visible:-outline-offset-4"
              >
                <span className="text-heading font-bold text-brand">{slide.title}</span>
                {slide.text && <span className="mt-2 text-ink-soft">{slide.text}</span>}
                <ArrowRight
                  aria-hidden="true"
                  className="mt-auto box-content size-6 pt-4 text-brand transition-transform group-hover:translate-x-1"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TurnButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function TurnButton({ label, onPress, children }: TurnButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className="btn-icon">
      {children}
    </button>
  );
}

export default NotFoundSlider;
