/** Shades of what a picture shows: an article in another colour is the same drawing with others. */
export interface Shades {
  readonly main: string;
  readonly dark: string;
  readonly light: string;
}

/** What one drawing is made of, on a sheet of 480 by 360 with tiles of 40 (docs/identity.md, Pictures). */
export interface Drawing {
  /** Large shapes, which the joints of the mosaic run through. */
  readonly body: (shades: Shades) => string;
  /** Small ones above them. */
  readonly detail: (shades: Shades) => string;
  /** Middle of what is looked at closely. */
  readonly focus: readonly [x: number, y: number];
}

/** Colours that stay the same whatever the colour of the article: those of the identity. */
export const ink = '#08423c';
export const paper = '#faf8f4';
export const sun = '#f6bd48';
export const coral = '#c93f14';
export const stone = '#ddd6c9';
export const mint = '#dcefe9';
export const sage = '#5f9f93';

export const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

export const block = (fill: string, [x, y, width, height]: readonly number[], round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round > 0 ? ` rx="${round}"` : ''} fill="${fill}"/>`;

export const dot = (fill: string, [x, y]: readonly number[], radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const line = (stroke: string, width: number, d: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** Single tiles of the mosaic, by their upper left corners. */
export const tiles = (fill: string, ...corners: readonly (readonly [number, number])[]): string =>
  shape(fill, corners.map(([x, y]) => `M${x} ${y}h40v40h-40z`).join(''));

/** A quarter circle in a tile. */
export const quarter = (fill: string, [x, y]: readonly number[]): string =>
  shape(fill, `M${x} ${y}h40a40 40 0 0 1-40 40z`);
