import { MapPin, Route } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { NumberedPlace } from './group-places.ts';

interface Props {
  readonly place: NumberedPlace;
  readonly id: string;
  /** Address of its pin; missing for a place that is not on the map. */
  readonly pinHref: string | undefined;
  readonly routes: boolean;
  readonly heading: 'h2' | 'h3';
}

const entryLink = 'text-link inline-flex min-h-11 items-center gap-2';

/** A place of the list. The one that a pin leads to stands out. */
export function PlaceEntry({ place: { number, marker }, id, pinHref, routes, heading: Heading }: Props) {
  const { t } = usePage();
  const { title, address, lat, lng } = marker;
  return (
    <li
      id={id}
      className="flex gap-4 rounded-card border border-line bg-surface px-5 pt-5 pb-3 target:border-brand target:bg-brand-soft target:outline-2 target:outline-brand"
    >
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-control bg-brand text-sm font-bold tabular-nums text-on-brand"
      >
        {number}
      </span>
      <div className="min-w-0">
        <Heading className="text-lg hyphens-auto">{title}</Heading>
        {address && <p className="mt-1 text-ink-soft">{address}</p>}
        {(pinHref || routes) && (
          <p className="mt-1 flex flex-wrap gap-x-6">
            {pinHref && (
              <a className={entryLink} href={pinHref}>
                <MapPin aria-hidden="true" className="size-5" />
                {t('branch-map.on-map')}
                <span className="sr-only">: {title}</span>
              </a>
            )}
            {routes && (
              <a
                className={entryLink}
                href={`https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`}
                rel="noopener noreferrer"
              >
                <Route aria-hidden="true" className="size-5" />
                {t('branch-map.route')}
                <span className="sr-only">: {t('branch-map.route-to', { title })}</span>
              </a>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
