/** Quarter circles and tiles on a grid of four by three, each 40 units wide. */
const tiles = {
  ground: 'M0 0h160v120H0z',
  pale: 'M0 0h40a40 40 0 0 1-40 40zM80 40v40a40 40 0 0 1-40-40zM120 80h40v40a40 40 0 0 1-40-40z',
  strong: 'M120 0a40 40 0 0 1-40 40V0zM0 120a40 40 0 0 1 40-40v40z',
  bright: 'M80 120a40 40 0 0 1 40-40 40 40 0 0 1-40 40z',
} as const;

/** What stands where a card's picture is missing: our mosaic, so that a row of cards keeps its line. Decoration only. */
export function PictureGap({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path className="fill-brand-soft" d={tiles.ground} />
      <path className="fill-surface" fillOpacity="0.6" d={tiles.pale} />
      <path className="fill-brand" fillOpacity="0.35" d={tiles.strong} />
      <path className="fill-sun" fillOpacity="0.8" d={tiles.bright} />
    </svg>
  );
}
