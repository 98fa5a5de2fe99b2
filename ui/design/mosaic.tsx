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

/** Letter -> path within a tile, and its turn in degrees. */
const shapes: ReadonlyMap<string, readonly [path: string, turn: number]> = new Map([
  ['h', ['M5.2 1.2h29.6q4 0 4 4v29.6q0 4-4 4H5.2q-4 0-4-4V5.2q0-4 4-4z', 0]],
  ['o', ['M1.2 20a18.8 18.8 0 1 1 37.6 0a18.8 18.8 0 1 1-37.6 0z', 0]],
  ['q', ['M38.8 38.8H1.2A37.6 37.6 0 0 1 38.8 1.2z', 0]],
  ['w', ['M38.8 38.8H1.2A37.6 37.6 0 0 1 38.8 1.2z', 90]],
  ['e', ['M38.8 38.8H1.2A37.6 37.6 0 0 1 38.8 1.2z', 180]],
  ['r', ['M38.8 38.8H1.2A37.6 37.6 0 0 1 38.8 1.2z', 270]],
  ['k', ['M1.2 1.2A37.6 37.6 0 0 1 38.8 38.8A37.6 37.6 0 0 1 1.2 1.2z', 0]],
  ['l', ['M1.2 1.2A37.6 37.6 0 0 1 38.8 38.8A37.6 37.6 0 0 1 1.2 1.2z', 90]],
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
      {tilesOf(rows, ground).map(({ path, transform, colour }) => (
        <path key={transform} d={path} transform={transform} className={colour} />
      ))}
    </svg>
  );
}

interface Tile {
  readonly path: string;
  /** Its place, which no other tile has, and its turn. */
  readonly transform: string;
  readonly colour: string;
}

function tilesOf(rows: readonly string[], ground: Ground): Tile[] {
  const tiles: Tile[] = [];
  for (const [y, row] of rows.entries())
    for (let x = 0; 2 * x < row.length; x++) {
      const shape = shapes.get(row.charAt(2 * x));
      const colour = colours[ground].get(row.charAt(2 * x + 1));
      if (!shape || !colour) continue;
      const [path, turn] = shape;
      const turned = turn === 0 ? '' : ` rotate(${turn} ${side / 2} ${side / 2})`;
      tiles.push({ path, colour, transform: `translate(${x * side} ${y * side})${turned}` });
    }
  return tiles;
}
