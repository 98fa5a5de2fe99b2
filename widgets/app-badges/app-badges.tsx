import type { ViewProps } from '#registry/widget.ts';
import { Picture } from '#ui/design/picture.tsx';
import type { AppBadgesProps } from './props.ts';
import { StoreBadge, type StoreName } from './store-badge.tsx';

/** Where the app can be had. Without an address of any store: nothing. */
export function AppBadges({ props, block }: ViewProps<AppBadgesProps>) {
  const stores: readonly (readonly [StoreName, string | undefined])[] = [
    ['app-store', props.appStore],
    ['google-play', props.googlePlay],
    ['app-gallery', props.appGallery],
  ];
  const present = stores.flatMap(([store, address]) => (address ? [{ store, address }] : []));
  if (present.length === 0) return null;
  const badges = (
    <ul className="grid max-w-64 gap-3 @md:flex @md:max-w-none @md:flex-wrap">
      {present.map(({ store, address }) => (
        <li key={store}>
          <StoreBadge store={store} address={address} />
        </li>
      ))}
    </ul>
  );
  if (!props.title && !props.text && !props.picture)
    return (
      <div className="wrap py-6">
        <div className="@container">{badges}</div>
        {props.note && <p className="mt-4 max-w-prose text-sm text-ink-soft">{props.note}</p>}
      </div>
    );
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <section className="wrap band" aria-label={props.title}>
      <div className="@container">
        <div className="on-deep grid items-center gap-8 overflow-hidden rounded-card bg-deep p-6 text-on-deep @md:p-10 @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:gap-14 @3xl:px-14 @3xl:py-12">
          <div className="min-w-0">
            {props.title && <Heading className="text-title hyphens-auto">{props.title}</Heading>}
            {props.text && <p className="mt-3 max-w-prose text-lead text-on-deep-soft">{props.text}</p>}
            <div className="not-first:mt-7">{badges}</div>
            {props.note && <p className="mt-5 max-w-prose text-sm text-on-deep-soft">{props.note}</p>}
          </div>
          {props.picture && (
            // A picture that does not come leaves a calm tile.
            <div className="aspect-4/3 w-full max-w-80 overflow-hidden rounded-card bg-deep-line @3xl:w-80">
              <Picture picture={props.picture} eager={block.first} className="size-full object-cover" />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

export default AppBadges;
