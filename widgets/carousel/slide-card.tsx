import type { CarouselSlide } from '#schemas/carousel.ts';

interface Props {
  readonly slide: Omit<CarouselSlide, 'id'>;
  readonly href: (link: string) => string;
  /** Rank of its title, one below the carousel's. */
  readonly heading: 'h2' | 'h3';
}

/** One slide. */
export function SlideCard({ slide: { image, title, text, link }, href, heading: Heading }: Props) {
  return (
    <li className="card flex w-[min(85%,26rem)] shrink-0 snap-start flex-col overflow-hidden">
      {image && (
        <img
          className="aspect-[4/3] w-full bg-sunken object-contain"
          src={image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="flex flex-1 flex-col p-6">
        <Heading className="text-xl hyphens-auto">{title}</Heading>
        {text && <p className="mt-2 flex-1 text-ink-soft">{text}</p>}
        {link && (
          <p className="mt-4">
            <a className="text-link inline-flex min-h-11 items-center" href={href(link.href)}>
              {link.label}
            </a>
          </p>
        )}
      </div>
    </li>
  );
}
