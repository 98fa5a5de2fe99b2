import { Star } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { TestimonialsProps } from './props.ts';

interface OpinionProps {
  readonly item: TestimonialsProps['items'][number];
  readonly position: number;
  readonly alone: boolean;
}

/** Grounds of the tiles with the authors' initials, in turn. */
const tiles = [
  'bg-brand-soft rounded-tl-full',
  'bg-accent-soft rounded-br-full',
  'bg-sun-soft rounded-tr-full',
] as const;

/** One opinion. The first of several stands on the deep ground, so that the row has a beginning. */
export function Opinion({ item, position, alone }: OpinionProps) {
  const leading = position === 0 && !alone;
  const soft = leading ? 'text-on-deep-soft' : 'text-ink-soft';
  return (
    <li
      className={`min-w-0 rounded-card p-6 sm:p-8 ${leading ? 'on-deep rounded-br-[4.5rem] bg-deep text-on-deep' : 'border border-line bg-surface'}`}
    >
      <figure className="flex h-full flex-col [overflow-wrap:anywhere]">
        <QuoteMark className={leading ? 'fill-sun' : 'fill-accent'} />
        {item.rating !== undefined && <Rating rating={item.rating} />}
        <blockquote className={`flex-1 ${alone ? 'max-w-3xl text-title font-semibold' : 'text-lead'}`}>
          <p>{item.quote}</p>
        </blockquote>
        <figcaption className="mt-8 flex items-center gap-4">
          {item.author && (
            <span
              aria-hidden="true"
              className={`grid size-12 shrink-0 place-items-center rounded-control text-lg font-bold ${leading ? 'rounded-tl-full bg-deep-line text-on-deep' : `text-ink ${tiles[position % tiles.length] ?? ''}`}`}
            >
              {initial(item.author)}
            </span>
          )}
          <span className="min-w-0">
            <span className="block font-semibold">{item.author}</span>
            {item.role && <span className={`block text-sm ${soft}`}>{item.role}</span>}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** First letter of a name; a letter outside of the basic plane stays whole. */
const initial = (author: string): string => [...author.trim()][0]?.toUpperCase() ?? '';

/** Quotation marks of two tiles each. Decoration: the words are a quotation by their markup. */
function QuoteMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 44 28" aria-hidden="true" focusable="false" className={`mb-5 h-7 w-11 ${className}`}>
      <path d="M0 0h20v8A20 20 0 0 1 0 28zM24 0h20v8A20 20 0 0 1 24 28z" />
    </svg>
  );
}

const stars = [1, 2, 3, 4, 5] as const;

function Rating({ rating }: { rating: number }) {
  const { t } = usePage();
  return (
    <p className="mb-4 flex gap-1">
      <span className="sr-only">{t('testimonials.rating', { rating })}</span>
      {stars.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={star <= rating ? 'size-5 fill-sun text-sun' : 'size-5 text-line-strong'}
        />
      ))}
    </p>
  );
}
