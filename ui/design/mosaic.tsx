/** What stands behind the tiles: on the deep ground they are paler than on paper. */
type Ground = 'light' | 'deep';

interface MosaicProps {
  /**
   * Rows of tiles, two letters each: shape and colour. Shapes: `h` square, `o` disc, `q` `w` `e` `r` quarter circles
   * with their centre at the lower right, lower left, upper left, upper right, `k` `l` leaves. Colours: `d` deep,
   * `t` tint, `y` sun, `a` accent. `..` is a gap.
   */
  readonly rows: readonly string[];
  readonly ground?: Ground | undefined;
  readonly className?: string | undefined;
}

/** Side of a tile in the drawing's own units, with the joint around it, as in the illustrations. */
const side = 40;

/** Letter -> where in a tile its outline begins, and the outline from there. */
const shapes: ReadonlyMap<string, readonly [x: number, y: number, outline: string]> = new Map([
  ['h', [5.2, 1.2, 'h29.6q4 0 4 4v29.6q0 4-4 4h-29.6q-4 0-4-4v-29.6q0-4 4-4z']],
  ['o', [1.2, 20, 'a18.8 18.8 0 1 1 37.6 0a18.8 18.8 0 1 1-37.6 0z']],
  ['q', [38.8, 38.8, 'h-37.6a37.6 37.6 0 0 1 37.6-37.6z']],
  ['w', [1.2, 38.8, 'v-37.6a37.6 37.6 0 0 1 37.6 37.6z']],
  ['e', [1.2, 1.2, 'h37.6a37.6 37.6 0 0 1-37.6 37.6z']],
  ['r', [38.8, 1.2, 'v37.6a37.6 37.6 0 0 1-37.6-37.6z']],
  ['k', [1.2, 1.2, 'a37.6 37.6 0 0 1 37.6 37.6a37.6 37.6 0 0 1-37.6-37.6z']],
  ['l', [38.8, 1.2, 'a37.6 37.6 0 0 1-37.6 37.6a37.6 37.6 0 0 1 37.6-37.6z']],
]);

const colours: Readonly<Record<Ground, ReadonlyMap<string, string>>> = {
  light: new Map([
    ['d', 'fill-deep'],
    ['t', 'fill-brand-soft'],
    ['y', 'fill-sun'],
    ['a', 'fill-accent'],
  ]),
  deep: new Map([
    ['d', 'fill-deep-line'],
    ['t', 'fill-deep-line/60'],
    ['y', 'fill-sun'],
    ['a', 'fill-accent'],
  ]),
};

/** The tiles of the house as ornament: nothing to read, and no click stops at it. */
export function Mosaic({ rows, ground = 'light', className = '' }: MosaicProps) {
  const columns = Math.max(0, ...rows.map((row) => row.length / 2));
  return (
    <svg
      viewBox={`0 0 ${columns * side} ${rows.length * side}`}
      width={columns * side}
      height={rows.length * side}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className={`pointer-events-none ${className}`}
    >
      {[...outlinesOf(rows)].map(([colour, outline]) => (
        <path key={colour} d={outline} className={colours[ground].get(colour)} />
      ))}
    </svg>
  );
}

/** Letter of a colour -> all tiles of it in one path: an element for each would weigh as much as the words of a page. */
function outlinesOf(rows: readonly string[]): ReadonlyMap<string, string> {
  const outlines = new Map<string, string>();
  for (const [row, tiles] of rows.entries())
    for (let column = 0; 2 * column < tiles.length; column++) {
      const shape = shapes.get(tiles.charAt(2 * column));
      const colour = tiles.charAt(2 * column + 1);
      if (!shape || !colours.light.has(colour)) continue;
      const [x, y, outline] = shape;
      const at = `M${rounded(column * side + x)} ${rounded(row * side + y)}`;
      outlines.set(colour, `${outlines.get(colour) ?? ''}${at}${outline}`);
    }
  return outlines;
}

/** Without what a sum of binary fractions leaves at its end. */
const rounded = (length: number): number => Math.round(length * 10) / 10;
