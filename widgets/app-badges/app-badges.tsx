import { Picture } from '#design/picture.tsx';
import type { ViewProps } from '#registry/widget.ts';
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
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <section className="wrap band" aria-label={props.title}>
      <div className="@container">
        <div className="on-deep grid items-center gap-8 overflow-hidden rounded-card bg-deep p-6 text-on-deep @md:p-10 @3xl:grid-cols-[minmax(0,1fr)_auto] @3xl:gap-14 @3xl:px-14 @3xl:py-12">
          <div className="min-w-0">
            {props.title && <Heading className="text-title hyphens-auto">{props.title}</Heading>}
            {props.text && <p className="mt-3 max-w-prose text-lead text-on-deep-soft">{props.text}</p>}
            <ul className={`flex flex-wrap gap-3 ${props.title || props.text ? 'mt-7' : ''}`}>
              {present.map(({ store, address }) => (
                <li key={store}>
                  <StoreBadge store={store} address={address} />
                </li>
              ))}
            </ul>
            {props.note && <p className="mt-5 max-w-prose text-sm text-on-deep-soft">{props.note}</p>}
          </div>
          {props.picture && (
            <Picture
              picture={props.picture}
              eager={block.first}
              className="h-auto w-full max-w-80 rounded-card @3xl:w-80"
            />
          )}
        </div>
      </div>
    </section>
  );
}

export default AppBadges;
