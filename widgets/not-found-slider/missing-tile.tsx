import { Mosaic } from '#ui/design/mosaic.tsx';

/** The number 404 laid of tiles: a four, the ring of the nought with one tile out of its place, a four. */
const rows = [
  'qd..hd..qdhdwd..qd..hd',
  'hd..hd..hd..hd..hd..hd',
  'rdhdhd..hd..hd..rdhdhd',
  '....hd..hd..........hd',
  '....ed..rdhd........ed',
] as const;

/** The number of the error as a mosaic; the tile it lacks lies beside it. Decoration: the words say it, too. */
export function MissingTile() {
  return (
    <div className="relative w-full">
      <Mosaic rows={rows} className="h-auto w-full" />
      <svg
        viewBox="0 0 440 200"
        aria-hidden="true"
        focusable="false"
        className="absolute inset-0 h-full w-full overflow-visible"
      >
        <rect
          x="243"
          y="123"
          width="34"
          height="34"
          rx="5"
          className="fill-none stroke-line-strong stroke-2"
          strokeDasharray="5 5"
        />
        <rect
          x="245"
          y="168"
          width="37"
          height="37"
          rx="4"
          transform="rotate(20 262 186)"
          className="fill-accent"
        />
      </svg>
    </div>
  );
}
