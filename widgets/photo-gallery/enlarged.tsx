import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { GalleryPicture } from './props.ts';
import { returnFocus, showPicture } from './show-picture.ts';

interface Props {
  readonly picture: GalleryPicture;
  /** Place in the gallery, from 1. */
  readonly position: number;
  readonly total: number;
  /** Id of the enlarged picture at a place, and of the button that opens it. */
  readonly idOf: (position: number) => string;
  readonly buttonIdOf: (position: number) => string;
}

const control =
  'grid size-12 place-items-center rounded-full border border-deep-line bg-deep text-on-deep hover:bg-deep-line';

/**
 * One picture over the whole window. Opening, closing by Escape or a click beside it, and the way back of the focus are
 * the browser's; the script adds the steps to the neighbours, which stay away without it.
 */
export function Enlarged({ picture: { image, caption }, position, total, idOf, buttonIdOf }: Props) {
  const { t } = usePage();
  const id = idOf(position);
  const neighbour = (step: 1 | -1) => ((position - 1 + step + total) % total) + 1;
  const go = (step: 1 | -1) => showPicture(idOf(neighbour(step)), step === 1 ? 'next' : 'previous');
  const onKeyDown = (event: KeyboardEvent) => {
    if (total < 2 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    go(event.key === 'ArrowRight' ? 1 : -1);
  };
  const name = t('photo-gallery.position', { position, total });
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={[name, caption ?? image.alt].filter(Boolean).join(': ')}
      onKeyDown={onKeyDown}
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'closed') returnFocus(currentTarget, buttonIdOf(position));
      }}
      className="on-deep fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-deep text-on-deep"
    >
      <div className="flex min-h-full flex-col gap-4 p-4 sm:p-6">
        <div className="flex items-center justify-between gap-4">
          <p className="tabular-nums text-on-deep-soft">{name}</p>
          {/* biome-ignore lint/a11y/noAutofocus: for popovers it says where the focus goes when they open */}
          <button type="button" autoFocus popoverTarget={id} popoverTargetAction="hide" className={control}>
            <X aria-hidden="true" />
            <span className="sr-only">{t('photo-gallery.close')}</span>
          </button>
        </div>
        <figure className="flex min-h-0 flex-1 flex-col items-center justify-center gap-4">
          <img
            src={image.src}
            alt={image.alt}
            width={image.width}
            height={image.height}
            loading="lazy"
            decoding="async"
            className="h-auto max-h-[70dvh] w-auto max-w-full rounded-card bg-surface object-contain"
          />
          {caption && <figcaption className="max-w-prose text-center text-lg">{caption}</figcaption>}
        </figure>
        {total > 1 && (
          <div className="flex justify-center gap-3 noscript:hidden">
            <button type="button" data-step="previous" onClick={() => go(-1)} className={control}>
              <ChevronLeft aria-hidden="true" />
              <span className="sr-only">{t('photo-gallery.previous')}</span>
            </button>
            <button type="button" data-step="next" onClick={() => go(1)} className={control}>
              <ChevronRight aria-hidden="true" />
              <span className="sr-only">{t('photo-gallery.next')}</span>
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
