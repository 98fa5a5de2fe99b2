import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Pager } from '#ui/design/pager.tsx';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { groupPlaces } from './group-places.ts';
import { PlaceEntry } from './place-entry.tsx';
import { PolandMap } from './poland-map.tsx';
import type { BranchMapProps } from './props.ts';
import { placesParameter, type queries } from './queries.ts';

/** Places as a list and on a map; the list is first for the keyboard, and says all that the map shows. */
export function BranchMap({
  props,
  data,
  block,
}: ViewProps<BranchMapProps, never, ReturnType<typeof queries>>) {
  const { t, href, path } = usePage();
  const title = props.title ?? (block.first ? t('branch-map.title') : undefined);
  const { items, page, pages } = data.markers;
  const { list, pins } = groupPlaces(items);
  const here = href(path);
  const placeId = (number: number) => `${block.id}-place-${number}`;
  const pinId = (number: number) => `${block.id}-pin-${number}`;
  const onMap = new Set(pins.flatMap(({ places }) => places.map(({ number }) => number)));
  return (
    <section className="wrap band @container" aria-label={title ?? t('branch-map.title')}>
      <SectionHead block={block} title={title} lead={props.lead} />
      {list.length === 0 ? (
        <p className="empty-state">{t('branch-map.empty')}</p>
      ) : (
        <div
          className={
            pins.length > 0
              ? 'grid grid-cols-1 items-start gap-8 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @5xl:gap-12'
              : ''
          }
        >
          <div className="@container">
            <ol className={`grid grid-cols-1 gap-3 ${pins.length > 0 ? '' : '@2xl:grid-cols-2'}`}>
              {list.map((place) => (
                <PlaceEntry
                  key={place.number}
                  place={place}
                  id={placeId(place.number)}
                  pinHref={onMap.has(place.number) ? `#${pinId(place.number)}` : undefined}
                  routes={props.routes}
                  heading={itemHeading(block, title)}
                />
              ))}
            </ol>
            <Pager
              page={page}
              pages={pages}
              hrefOf={(number) => `${here}${number === 1 ? '' : `?${placesParameter}=${number}`}#${block.id}`}
              label={t('branch-map.pages')}
              className="mt-5"
            />
          </div>
          {pins.length > 0 && (
            <div className="card p-4 @md:p-8 @3xl:sticky @3xl:top-24">
              <div className="@container">
                <PolandMap blockId={block.id} pins={pins} placeId={placeId} pinId={pinId} />
              </div>
              <p className="mt-4 text-sm text-ink-soft">{t('branch-map.source')}</p>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

export default BranchMap;
