/**
 * The colours of the identity: a mosaic of calm deep green on warm paper, one coral accent for the one thing to do next.
 * Widgets use these names and never a raw value. `renderer/styles/tokens.css` and the tables of `docs/identity.md` are
 * written from here; configuration `theme` may override each.
 */
export interface ColourToken {
  /** What it is for. */
  readonly use: string;
  readonly light: string;
  readonly dark: string;
}

export const colourTokens = {
  paper: { use: 'Ground of the page', light: '#faf8f4', dark: '#0f1615' },
  surface: { use: 'Cards and fields on the ground', light: '#ffffff', dark: '#182220' },
  sunken: { use: 'Bands that step back', light: '#f1ede5', dark: '#0a100f' },
  line: { use: 'Borders of cards, rules of tables', light: '#ddd6c9', dark: '#2d3a37' },
  'line-strong': { use: 'Borders of what can be operated', light: '#857e72', dark: '#82908c' },
  ink: { use: 'Text', light: '#15211f', dark: '#ecf2f0' },
  'ink-soft': { use: 'Text that steps back', light: '#4a5754', dark: '#aebab6' },
  brand: { use: 'Links, icons, selected things', light: '#0c5a52', dark: '#7fd0c0' },
  'brand-strong': { use: 'The same under the pointer', light: '#08423c', dark: '#a9e4d8' },
  'brand-soft': { use: 'Tint behind icons and results', light: '#dcefe9', dark: '#17352f' },
  'on-brand': { use: 'Text on brand', light: '#ffffff', dark: '#06231f' },
  deep: { use: 'Large dark panels, the footer', light: '#08423c', dark: '#0b3630' },
  'deep-line': { use: 'Rules on deep', light: '#226259', dark: '#215a52' },
  'on-deep': { use: 'Text on deep', light: '#ffffff', dark: '#f3f8f6' },
  'on-deep-soft': { use: 'Text on deep that steps back', light: '#d3e9e3', dark: '#bcd9d2' },
  accent: { use: 'The one thing to do next', light: '#c93f14', dark: '#cf4719' },
  'accent-hover': { use: 'The same under the pointer', light: '#a83410', dark: '#b83c12' },
  'accent-ink': { use: 'Accent as text', light: '#a83410', dark: '#ffb08c' },
  'accent-soft': { use: 'Tint of the accent', light: '#fde7dd', dark: '#3b2018' },
  'on-accent': { use: 'Text on accent', light: '#ffffff', dark: '#ffffff' },
  sun: { use: 'Ornament', light: '#f6bd48', dark: '#f6bd48' },
  'sun-ink': { use: 'Words of a caution', light: '#764800', dark: '#f6cf7f' },
  'sun-soft': { use: 'Tint of a caution', light: '#fdf0d2', dark: '#372b10' },
  info: { use: 'Words of a note', light: '#1b5a9e', dark: '#93c3f6' },
  'info-soft': { use: 'Tint of a note', light: '#e3edf8', dark: '#142a40' },
  danger: { use: 'Words of an error', light: '#b3261e', dark: '#ff9f96' },
  'danger-soft': { use: 'Tint of an error', light: '#fbe4e2', dark: '#3f1b19' },
  success: { use: 'Words of a success', light: '#1b6b3a', dark: '#86d5a3' },
  'success-soft': { use: 'Tint of a success', light: '#e0f2e6', dark: '#163220' },
  focus: {
    use: 'Ring around what has the focus; of another hue than an error',
    light: '#1b5a9e',
    dark: '#93c3f6',
  },
  'focus-deep': { use: 'The same on deep', light: '#ffffff', dark: '#ffffff' },
} as const satisfies Record<string, ColourToken>;

export type ColourName = keyof typeof colourTokens;
export type Scheme = 'light' | 'dark';
export const schemes: readonly Scheme[] = ['light', 'dark'];
export const colourNames = Object.keys(colourTokens) as ColourName[];

/** A pair that stands on each other somewhere, and the contrast it must hold (WCAG 2.2, 1.4.3 and 1.4.11). */
export interface ColourPair {
  readonly front: ColourName;
  readonly back: ColourName;
  /** 4.5 for text, 3 for borders and rings that tell something. */
  readonly atLeast: 4.5 | 3;
}

const grounds = ['paper', 'surface', 'sunken'] as const;
const tints = ['brand-soft', 'accent-soft', 'sun-soft', 'info-soft', 'danger-soft', 'success-soft'] as const;
const on = (back: readonly ColourName[], atLeast: 4.5 | 3, ...front: ColourName[]): ColourPair[] =>
  back.flatMap((ground) => front.map((name) => ({ front: name, back: ground, atLeast })));

export const colourPairs: readonly ColourPair[] = [
  ...on([...grounds, ...tints], 4.5, 'ink', 'ink-soft'),
  ...on([...grounds, 'brand-soft', 'accent-soft'], 4.5, 'brand', 'brand-strong'),
  ...on([...grounds, 'accent-soft'], 4.5, 'accent-ink'),
  ...on(grounds, 4.5, 'danger', 'success', 'info', 'sun-ink'),
  ...on(['sun-soft'], 4.5, 'sun-ink'),
  ...on(['info-soft'], 4.5, 'info'),
  ...on(['danger-soft'], 4.5, 'danger'),
  ...on(['success-soft'], 4.5, 'success'),
  ...on(['brand', 'brand-strong'], 4.5, 'on-brand'),
  ...on(['accent', 'accent-hover'], 4.5, 'on-accent'),
  ...on(['deep'], 4.5, 'on-deep', 'on-deep-soft'),
  ...on(grounds, 3, 'line-strong', 'focus', 'accent'),
  ...on(tints, 3, 'line-strong', 'focus'),
  ...on(['deep'], 3, 'focus-deep'),
];

/** Corners and typeface, which configuration `theme` may override, too. */
export const radiusTokens = {
  card: { use: 'Cards and panels', value: '1.25rem' },
  control: { use: 'Fields, tiles, small boxes', value: '0.75rem' },
} as const;
export type RadiusName = keyof typeof radiusTokens;
export const radiusNames = Object.keys(radiusTokens) as RadiusName[];
