import { useEffect, useRef, useState } from 'react';
import { customerStorage } from '#engine/react/customer-storage.ts';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Picture } from '#ui/design/picture.tsx';
import { PictureGap } from '#ui/design/picture-gap.tsx';
import { SectionHead } from '#ui/design/section-head.tsx';
import { goodHref } from '#ui/shop/good-href.ts';
import type { GoodsRecentProps } from './props.ts';
import type { GoodsRecentQueries } from './queries.ts';
import { addRecent, readRecent } from './recent-goods.ts';

/** What was looked at before, on this device. The server knows of none, so nothing is there until the script has read it. */
export function GoodsRecent({
  props,
  data: { recent },
  block,
}: ViewProps<GoodsRecentProps, never, GoodsRecentQueries>) {
  const { t, href } = usePage();
  const marker = useRef<HTMLDivElement>(null);
  const [goods, setGoods] = useState(recent.before);
  const { own } = recent;
  useEffect(() => {
    const storage = customerStorage('device');
    const before = readRecent(storage).filter(({ alias }) => alias !== own?.alias);
    if (own) addRecent(storage, own);
    if (before.length === 0 || !marker.current) return;
    // Shown while its place is below the window still: what a visitor sees must not move.
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < window.innerHeight) return;
      watch.disconnect();
      setGoods(before);
    });
    watch.observe(marker.current);
    return () => watch.disconnect();
  }, [own]);
  const shown = goods.slice(0, props.count);
  const title = props.title || t('goods-recent.title');
  return (
    <div ref={marker}>
      {shown.length > 0 && (
        <section className="wrap band" aria-labelledby={`${block.id}-title`}>
          <SectionHead block={block} id={`${block.id}-title`} title={title} />
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 desktop:grid-cols-6">
            {shown.map((good) => (
              <li key={good.alias} className="card card-link min-w-0 overflow-hidden">
                {good.image ? (
                  <Picture
                    picture={{ ...good.image, alt: '' }}
                    className="aspect-[4/3] w-full bg-brand-soft object-cover"
                  />
                ) : (
                  <PictureGap className="aspect-[4/3] w-full" />
                )}
                <p className="p-3 leading-snug break-words hyphens-auto">
                  <a href={href(goodHref(good))}>{good.title}</a>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export default GoodsRecent;
