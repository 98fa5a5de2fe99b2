import type { CarouselSlide } from '#schemas/carousel.ts';
import { Picture } from '#ui/design/picture.tsx';

interface Props {
  readonly slide: Omit<CarouselSlide, 'id'>;
  readonly href: (link: string) => string;
  /** Rank of its title, one below the carousel's. */
  readonly heading: 'h2' | 'h3';
}

/** One slide. Without a picture its words stand on a tinted tile. */
export function SlideCard({ slide: { image, title, text, link }, href, heading: Heading }: Props) {
  return (
    <li
      className={`flex w-[min(85%,24rem)] shrink-0 snap-start flex-col overflow-hidden rounded-card ${image ? 'border border-line bg-surface' : 'rounded-tr-[4.5rem] bg-brand-soft'}`}
    >
      {image && <Picture picture={image} className="aspect-[4/3] w-full bg-sunken object-cover" />}
      <div className={`flex flex-1 flex-col p-6 ${image ? '' : 'justify-end pt-16'}`}>
        <Heading className="text-heading hyphens-auto">{title}</Heading>
        {text && <p className="mt-2 flex-1 leading-relaxed text-ink-soft">{text}</p>}
        {link && (
          <p className="mt-4">
            <a
              className="text-link inline-flex min-h-11 items-center focus-visible:-outline-offset-2"
              href={href(link.href)}
            >
              {link.label}
            </a>
          </p>
        )}
      </div>
    </li>
  );
}
