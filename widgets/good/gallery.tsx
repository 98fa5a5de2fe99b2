import { Maximize2 } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { Picture as PictureData } from '#schemas/picture.ts';
import { Picture } from '#ui/design/picture.tsx';
import { PictureGap } from '#ui/design/picture-gap.tsx';
import { Enlarged } from '../photo-gallery/enlarged.tsx';

interface Props {
  readonly id: string;
  readonly pictures: readonly PictureData[];
  /** Of the article. */
  readonly title: string;
  /** Whether it stands at the top of the page. */
  readonly first: boolean;
}

/** What scrolls must be reachable by keyboard; the arrow keys then scroll it. */
const scrollable = { role: 'group', tabIndex: 0 } as const;

/**
 * Pictures of an article in a row that snaps: a finger swipes it, arrow keys scroll it, small pictures under it are links to the
 * large ones. Each opens over the window. All of that is the browser's own; the script keeps the page still at a jump.
 */
export function Gallery({ id, pictures, title, first }: Props) {
  const { t } = usePage();
  const row = useRef<HTMLDivElement>(null);
  const total = pictures.length;
  if (total === 0) return <PictureGap className="aspect-square w-full rounded-card @3xl:aspect-[4/3]" />;
  const slideId = (position: number) => `${id}-slide-${position}`;
  const idOf = (position: number) => `${id}-large-${position}`;
  const buttonIdOf = (position: number) => `${id}-open-${position}`;
  const show = (event: MouseEvent, position: number) => {
    const slide = document.getElementById(slideId(position));
    if (!row.current || !slide) return;
    event.preventDefault();
    row.current.scrollTo({ left: slide.offsetLeft - row.current.offsetLeft });
  };
  return (
    <div className="min-w-0 @3xl:sticky @3xl:top-6 @3xl:self-start">
      <div
        ref={row}
        {...(total > 1 && { ...scrollable, 'aria-label': t('good.pictures', { title }) })}
        className="relative snap-x snap-mandatory overflow-x-auto rounded-card"
      >
        <ul className="flex gap-3">
          {[...pictures.entries()].map(([index, picture]) => (
            <li key={index} id={slideId(index + 1)} className="relative w-full shrink-0 snap-start">
              <button
                type="button"
                id={buttonIdOf(index + 1)}
                popoverTarget={idOf(index + 1)}
                // The press that wakes the block happens once more; a toggle would close again.
                popoverTargetAction="show"
                aria-haspopup="dialog"
                className="block w-full overflow-hidden rounded-card border border-line bg-surface focus-visible:outline-offset-[-4px]"
              >
                <Picture
                  picture={{ ...picture, alt: picture.alt || title }}
                  eager={first && index === 0}
                  sizes="(min-width: 64rem) 38rem, 100vw"
                  className="aspect-[4/3] w-full bg-brand-soft object-cover"
                />
                <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-deep text-on-deep">
                  <Maximize2 aria-hidden="true" className="size-5" />
                  <span className="sr-only">{t('photo-gallery.enlarge')}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {total > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {[...pictures.entries()].map(([index, picture]) => (
            <li key={index}>
              <a
                href={`#${slideId(index + 1)}`}
                onClick={(event) => show(event, index + 1)}
                className="block overflow-hidden rounded-control border border-line-strong hover:border-brand"
              >
                <Picture
                  picture={{ ...picture, alt: t('photo-gallery.position', { position: index + 1, total }) }}
                  sizes="4.5rem"
                  className="size-14 bg-brand-soft object-cover @lg:size-18"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {[...pictures.entries()].map(([index, picture]) => (
        <Enlarged
          key={index}
          picture={{ image: { ...picture, alt: picture.alt || title } }}
          position={index + 1}
          total={total}
          idOf={idOf}
          buttonIdOf={buttonIdOf}
        />
      ))}
    </div>
  );
}
