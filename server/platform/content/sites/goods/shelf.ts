import type { ColourAlias } from './colours.ts';
import type { DrawingName } from './drawings/index.ts';

/** The goods of one category, in a compact form that entries of content are derived from (goods.ts). */
export interface Shelf {
  readonly alias: string;
  /** Alias of the category it is a part of. */
  readonly parent: string;
  readonly title: string;
  readonly description: string;
  /** Its product type: name, numbers with their unit, choices with their values, by the aliases of attributes. */
  readonly type: {
    readonly alias: string;
    readonly title: string;
    readonly numbers: Readonly<Record<string, readonly [title: string, unit: string]>>;
    readonly choices: Readonly<
      Record<string, readonly [title: string, values: Readonly<Record<string, string>>]>
    >;
  };
  readonly families: readonly Family[];
}

/** Things that are drawn and described alike. */
export interface Family {
  readonly alias: string;
  /** What it is, before brand and name: `Czajnik elektryczny`. */
  readonly title: string;
  /** How names of colours agree with the title; plurals of things are neuter. */
  readonly gender: 'm' | 'f' | 'n';
  readonly drawing: DrawingName;
  /** What the picture shows, before the colour. */
  readonly shows: string;
  readonly about: string;
  readonly inBox: readonly string[];
  readonly sold: TermsName;
  readonly models: readonly Model[];
}

/** One article in all its colours and sizes, which are variants of each other. */
export interface Model {
  readonly brand: string;
  readonly name: string;
  /** In zlotys, of the smallest size. */
  readonly price: number;
  readonly summary: string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  readonly colours: readonly ColourAlias[];
  readonly sizes?: readonly Size[];
}

interface Size {
  readonly alias: string;
  readonly title: string;
  /** Zlotys above the price of the model. */
  readonly more: number;
  readonly numbers?: Readonly<Record<string, number>>;
  readonly choices?: Readonly<Record<string, readonly string[]>>;
}

/** Ways in which goods are sold; the first is the default and costs what the article costs. */
export const terms = {
  payment: [
    { id: 'one-payment', title: 'Płatność jednorazowa' },
    { id: 'instalments', title: 'Płatność w ratach' },
  ],
  opened: [
    { id: 'new', title: 'Nowy' },
    { id: 'opened', title: 'Otwarte opakowanie, pełna gwarancja', times: 0.88 },
  ],
  warranty: [
    { id: 'warranty-2', title: 'Gwarancja 2 lata' },
    { id: 'warranty-5', title: 'Gwarancja 5 lat', times: 1.09 },
    { id: 'returned', title: 'Ze zwrotu, sprawdzony, gwarancja 2 lata', times: 0.85 },
  ],
} as const;
export type TermsName = keyof typeof terms;
