import { Maximize2 } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Picture } from '#ui/design/picture.tsx';
import { SectionHead } from '#ui/design/section-head.tsx';
import { Enlarged } from './enlarged.tsx';
import type { PhotoGalleryProps } from './props.ts';

const shapes = { landscape: 'aspect-[4/3]', square: 'aspect-square', portrait: 'aspect-[3/4]' } as const;

/** Columns by the number of pictures: no row may end with one lonely picture where another number avoids it. */
const columns = (count: number): string => {
  if (count === 1) return '';
  if (count === 2 || count === 4) return '@md:grid-cols-2 @5xl:grid-cols-2';
  return count % 3 === 0 || count === 5
    ? '@md:grid-cols-2 @3xl:grid-cols-3'
    : '@md:grid-cols-2 @3xl:grid-cols-3 @5xl:grid-cols-4';
};

/** Pictures in a grid; each opens over the window. */
export function PhotoGallery({ props, block }: ViewProps<PhotoGalleryProps>) {
  const { t } = usePage();
  const { title, lead, pictures } = props;
  const total = pictures.length;
  if (total === 0 && !block.first) return null;
  const idOf = (position: number) => `${block.id}-picture-${position}`;
  const buttonIdOf = (position: number) => `${block.id}-open-${position}`;
  return (
    <section className="wrap band @container" aria-label={title ?? t('photo-gallery.label')}>
      <SectionHead block={block} title={title} lead={lead} />
      <ul className={`grid gap-4 @3xl:gap-6 ${columns(total)}`}>
        {[...pictures.entries()].map(([index, picture]) => (
          <li key={index} className="min-w-0">
            <figure>
              <button
                type="button"
                id={buttonIdOf(index + 1)}
                popoverTarget={idOf(index + 1)}
                // The press that wakes the block happens once more; a toggle would close again.
                popoverTargetAction="show"
                aria-haspopup="dialog"
                className="group relative block w-full overflow-hidden rounded-card border border-line bg-sunken focus-visible:rounded-card"
              >
                <Picture
                  picture={picture.image}
                  eager={block.first && index === 0}
                  {...(total === 1 && { sizes: '(min-width: 75rem) 70rem, 100vw' })}
                  className={`w-full object-cover transition-transform duration-(--duration-calm) group-hover:scale-[1.03] ${total === 1 ? 'h-auto' : shapes[props.shape]}`}
                />
                <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-deep text-on-deep">
                  <Maximize2 aria-hidden="true" className="size-5" />
                  <span className="sr-only">{t('photo-gallery.enlarge')}</span>
                </span>
              </button>
              {picture.caption && (
                <figcaption className="mt-2 text-ink-soft hyphens-auto">{picture.caption}</figcaption>
              )}
            </figure>
            <Enlarged
              picture={picture}
              position={index + 1}
              total={total}
              idOf={idOf}
              buttonIdOf={buttonIdOf}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export default PhotoGallery;
