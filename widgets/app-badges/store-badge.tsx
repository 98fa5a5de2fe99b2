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
  // An arrow made of two quarter circles.
  'google-play': <path d="M5 2a15 15 0 0 1 15 10H5zM5 22a15 15 0 0 0 15-10H5z" />,
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
      className="inline-flex min-h-14 items-center gap-3 rounded-control bg-on-deep px-5 py-2 text-deep hover:bg-on-deep-soft"
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
