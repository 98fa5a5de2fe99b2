import { Mosaic } from '#ui/design/mosaic.tsx';

/** A mosaic whose row is half laid: what is there stays, the rest waits. */
const rows = ['qdhdwdqd', 'hdodeyhd', 'edhdra..', '..ka....'] as const;

/** Tiles of which two wait beside their places: the picture of a process that pauses. Decoration. */
export function PausedMosaic() {
  return (
    <div className="mx-auto w-full max-w-sm rounded-card rounded-tl-[6rem] bg-brand-soft p-10">
      <div className="relative">
        <Mosaic rows={rows} className="h-auto w-full" />
        <svg
          viewBox="0 0 40 40"
          aria-hidden="true"
          focusable="false"
          className="absolute right-0 bottom-0 w-1/4"
        >
          <circle cx="20" cy="20" r="18.8" className="fill-surface" />
          <rect x="13" y="12" width="5" height="16" rx="2" className="fill-brand" />
          <rect x="22" y="12" width="5" height="16" rx="2" className="fill-brand" />
        </svg>
      </div>
    </div>
  );
}
