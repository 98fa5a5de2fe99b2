import type { Shades } from './drawings/pencil.ts';

/** A colour goods come in. */
export interface Colour {
  readonly title: string;
  readonly shades: Shades;
  /** What it stands out from. */
  readonly ground: string;
}

const paper = '#f1ede5';
const mint = '#dcefe9';
const blush = '#fde7dd';

const colour = (title: string, ground: string, [main, dark, light]: readonly [string, string, string]) => ({
  title,
  ground,
  shades: { main, dark, light },
});

/** Colours by their alias, in the order in which they are offered. */
export const colours = {
  zielony: colour('zielony', paper, ['#0c5a52', '#08423c', '#5f9f93']),
  czerwony: colour('czerwony', mint, ['#c93f14', '#a83410', '#ec9a7d']),
  zolty: colour('żółty', mint, ['#f6bd48', '#e0a42c', '#fbe0a4']),
  granatowy: colour('granatowy', blush, ['#2b4f78', '#1d3a5c', '#8aa9cb']),
  blekitny: colour('błękitny', paper, ['#86b5cf', '#689ab6', '#c6dfeb']),
  grafitowy: colour('grafitowy', blush, ['#47524f', '#323c3a', '#94a19d']),
  kremowy: colour('kremowy', mint, ['#e8d3a6', '#cfb583', '#f5e8cd']),
  debowy: colour('dębowy', mint, ['#c8935a', '#a97642', '#e5c198']),
} as const satisfies Readonly<Record<string, Colour>>;

export type ColourAlias = keyof typeof colours;
