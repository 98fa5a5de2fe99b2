import { type ColourAlias, colours } from './colours.ts';
import { type DrawingName, drawings } from './drawings/index.ts';
import { block, coral, ink, line, paper, quarter, sage, shape, sun, tiles } from './drawings/pencil.ts';

/** Sides an article is shown from: as a whole, from near, and in its box. */
export type PictureView = 'front' | 'detail' | 'box';

const folder = '/illustrations/drawn/';
const isDrawing = (name: string): name is DrawingName => Object.hasOwn(drawings, name);
const isColour = (name: string): name is ColourAlias => Object.hasOwn(colours, name);

/** Where the picture is served. */
export const pictureAddress = (drawing: DrawingName, colour: ColourAlias, view: PictureView): string =>
  `${folder}${drawing}-${colour}${view === 'front' ? '' : `-${view}`}.svg`;

/** The drawing an address names, as the text of an SVG file; undefined where it names none. */
export function pictureAt(address: string): string | undefined {
  if (!address.startsWith(folder)) return undefined;
  const [, drawing = '', colour = '', view = 'front'] =
    /^([a-z]+)-([a-z]+)(?:-(detail|box))?\.svg$/.exec(address.slice(folder.length)) ?? [];
  if (!isDrawing(drawing) || !isColour(colour)) return undefined;
  return draw(drawing, colour, view as PictureView);
}

function draw(name: DrawingName, alias: ColourAlias, view: PictureView): string {
  const { ground } = colours[alias];
  const [x, y] = drawings[name].focus;
  // A look from near never leaves the sheet.
  const near = `${Math.min(Math.max(x - 130, 0), 220)} ${Math.min(Math.max(y - 98, 0), 165)} 260 195`;
  const viewBox = view === 'detail' ? near : '0 0 480 360';
  const shown = view === 'box' ? boxed(name, alias) : things(name, alias);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="480" height="360">` +
    `<defs><pattern id="j" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M0 0h40M0 0v40" stroke="${ground}" stroke-width="4"/><path d="M0 0h0" stroke="${ground}" stroke-width="8" stroke-linecap="round"/></pattern></defs>` +
    `<rect width="480" height="360" fill="${ground}"/>${texture(name.length + alias.length)}${confetti(name.length)}${shown}</svg>\n`
  );
}

const joints = '<rect width="480" height="360" fill="url(#j)"/>';

function things(name: DrawingName, alias: ColourAlias): string {
  const { body, detail } = drawings[name];
  const { shades } = colours[alias];
  return body(shades) + joints + detail(shades);
}

/** White tiles on the ground, another few for each drawing. */
function texture(seed: number): string {
  const places = Array.from({ length: 108 }, (_, index) => index).filter(
    (index) => (index * 7 + seed * 13 + ((index * index) % 11)) % 6 === 0,
  );
  const tile = ['h40v40h-40z', 'h40a40 40 0 0 1-40 40z', 'a40 40 0 0 1 40 40h-40z'];
  const d = places
    .map((index) => `M${(index % 12) * 40} ${Math.floor(index / 12) * 40}${tile[(index + seed) % 3]}`)
    .join('');
  return `<path fill="#fff" fill-opacity=".5" d="${d}"/>`;
}

function confetti(seed: number): string {
  const corners = [
    [40, 40],
    [400, 40],
    [400, 280],
    [40, 280],
  ] as const;
  return [sun, coral, sage]
    .map((fill, index) => quarter(fill, corners[(index + seed) % corners.length] ?? [40, 40]))
    .join('');
}

/** Its carton, with the article on the label. */
function boxed(name: DrawingName, alias: ColourAlias): string {
  const { shades } = colours[alias];
  const inside = drawings[name].body(shades) + drawings[name].detail(shades);
  return (
    shape('#e5c198', 'M80 120 120 60h240l40 60z') +
    shape('#c8935a', 'M80 120h320v180a20 20 0 0 1-20 20H100a20 20 0 0 1-20-20z') +
    tiles('#a97642', [80, 160], [320, 240], [360, 120], [120, 280]) +
    joints +
    block('#f6bd48', [220, 60, 40, 62]) +
    block(paper, [150, 144, 180, 152], 12) +
    `<svg x="158" y="152" width="164" height="123" viewBox="0 0 480 360">${inside}</svg>` +
    block(shades.main, [170, 276, 140, 10], 5) +
    line(ink, 6, 'M354 290v-22M344 278l10-10 10 10')
  );
}
