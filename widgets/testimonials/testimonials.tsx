import { Star } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { TestimonialsProps } from './props.ts';

/** What customers say, each with a name. */
export function Testimonials({ props, block }: ViewProps<TestimonialsProps>) {
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <section className="band">
      <div className="wrap @container">
        {props.title && <Heading className="mb-8 text-title">{props.title}</Heading>}
        <ul className="grid gap-5 @2xl:grid-cols-2 @5xl:grid-cols-3">
          {props.items.map((item) => (
            <li key={`${item.author}: ${item.quote}`} className="card p-6 sm:p-8">
              <figure className="flex h-full flex-col">
                {item.rating !== undefined && <Rating rating={item.rating} />}
                <blockquote className="flex-1 text-lead text-ink">
                  <p>{item.quote}</p>
                </blockquote>
                <figcaption className="mt-6 border-t border-line pt-4">
                  <span className="block font-semibold">{item.author}</span>
                  {item.role && <span className="block text-sm text-ink-soft">{item.role}</span>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        {props.note && <p className="mt-6 text-sm text-ink-soft">{props.note}</p>}
      </div>
    </section>
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

export default Testimonials;
