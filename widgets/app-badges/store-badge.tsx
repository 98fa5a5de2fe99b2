import type { ReactNode } from 'react';
import { usePage } from '#engine/react/page-context.tsx';

export type StoreName = 'app-store' | 'google-play' | 'app-gallery';

/** Names as their owners write them; the drawings are ours and stand for no one. */
const names: Readonly<Record<StoreName, string>> = {
  'app-store': 'App Store',
  'google-play': 'Google Play',
  'app-gallery': 'AppGallery',
};

const glyphs: Readonly<Record<StoreName, ReactNode>> = {
  // A telephone with one tile on its screen.
  'app-store': (
    <path d="M8 1h8a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zm0 4v11h8a8 8 0 0 0-8-11zm2.5 14v1.5h3V19z" />
  ),
  // An arrow made of two tiles.
  'google-play': <path d="M5 3.5A1.5 1.5 0 0 1 7.3 2.2L20 11.2H5zM5 20.5a1.5 1.5 0 0 0 2.3 1.3L20 12.8H5z" />,
  // Four tiles of a gallery.
  'app-gallery': (
    <path d="M2 11a9 9 0 0 1 9-9v9zM13 2h6a3 3 0 0 1 3 3v6h-9zM2 13h9v9H5a3 3 0 0 1-3-3zM13 13h9a9 9 0 0 1-9 9z" />
  ),
};

/** A button that leads to the app in one store. */
export function StoreBadge({ store, address }: { store: StoreName; address: string }) {
  const { t, href } = usePage();
  return (
    <a
      href={href(address)}
      className="flex min-h-14 items-center gap-3 rounded-control border-2 border-transparent bg-deep px-5 py-2 text-on-deep hover:underline hover:underline-offset-4 in-[.on-deep]:bg-on-deep in-[.on-deep]:text-deep in-[.on-deep]:hover:bg-on-deep-soft"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="currentColor"
        fillRule="evenodd"
        className="size-7 shrink-0"
      >
        {glyphs[store]}
      </svg>
      <span className="leading-tight">
        <span className="block text-sm">{t(`app-badges.${store}`)} </span>
        <span lang="en" className="block text-lg font-bold">
          {names[store]}
        </span>
      </span>
    </a>
  );
}
