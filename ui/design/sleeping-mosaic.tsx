import { Mosaic } from './mosaic.tsx';

/** A town of tiles by night; one window is lit, since somebody is at work. */
const rows = ['..........', '..qdwd....', '..hdhdqdwd', 'qdhdhdhdhd', 'hdhyhdhdhd'] as const;

/** A town of tiles asleep under a moon: the site rests. Decoration. */
export function SleepingMosaic() {
  return (
    <div className="relative mx-auto w-full max-w-sm overflow-hidden rounded-card rounded-tr-[6rem] bg-deep px-8 pt-6">
      <svg
        viewBox="0 0 40 40"
        aria-hidden="true"
        focusable="false"
        className="absolute top-8 right-16 size-16"
      >
        <path className="fill-sun" d="M24 2a18 18 0 1 0 14 24A15 15 0 0 1 24 2z" />
      </svg>
      <Mosaic rows={rows} ground="deep" className="h-auto w-full" />
    </div>
  );
}
