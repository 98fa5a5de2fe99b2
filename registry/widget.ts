import type { ReactNode } from 'react';
import type { Static, TObject } from 'typebox';
import type { Block } from '#schemas/page.ts';
import type { Access } from './access.ts';
import type { ContentReader } from './content-reader.ts';
import type { CustomerReader } from './customer-reader.ts';
import type { FormReader } from './form-reader.ts';
import type { HydrationPolicy } from './hydration.ts';
import type { LendingReader } from './lending-reader.ts';

/** Where a widget stands in the gallery and in the Studio's palette. */
export const widgetCategories = ['content', 'layout', 'media', 'navigation', 'tools', 'system'] as const;
export type WidgetCategory = (typeof widgetCategories)[number];

/** A place inside a widget that holds other blocks. */
export interface SlotDefinition {
  readonly title: string;
  /** Types that may stand here; a missing list allows all. */
  readonly allow?: readonly string[];
  /**
   * Whether the first block here opens the page when the widget stands first: the widget has no heading of its own, so
   * the `h1` is that block's.
   */
  readonly opensPage?: boolean;
}

/** What queries are built from besides the block's props. */
export interface QueryContext {
  readonly content: ContentReader;
  readonly forms: FormReader;
  readonly customer: CustomerReader;
  readonly lending: LendingReader;
  readonly locale: string;
  /** Path of the page without locale prefix, e.g. `/about`. */
  readonly path: string;
  /** Values of the route's template, e.g. `{ alias: 'about' }`. */
  readonly params: Readonly<Record<string, string>>;
  /** First value of a query parameter of the address. What is read here becomes part of the page's cache key. */
  readonly parameter: (name: string) => string | null;
  /** All its values, as a form sends the boxes that were ticked. Becomes part of the key as well. */
  readonly parameters: (name: string) => readonly string[];
  /** The calendar day of the visit at the site's place, `YYYY-MM-DD`: for what is in force from a day on. */
  readonly today: string;
}

/** The part of TanStack's `queryOptions` that the engine needs: same key and function on the server and in the view. */
export interface WidgetQuery<T = unknown> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<T>;
}

export type WidgetQueries = Readonly<Record<string, WidgetQuery>>;
export type QueryData<Q extends WidgetQueries> = {
  readonly [K in keyof Q]: Awaited<ReturnType<Q[K]['queryFn']>>;
};

/** What a view gets. `slots` holds the rendered blocks of each slot, ready to be placed;
 * an empty slot is missing. */
export interface ViewProps<
  P = Record<string, unknown>,
  S extends string = never,
  Q extends WidgetQueries = WidgetQueries,
> {
  readonly props: P;
  readonly slots: Readonly<Partial<Record<S, ReactNode>>>;
  readonly data: QueryData<Q>;
  readonly block: BlockInfo;
}

export interface BlockInfo {
  readonly id: string;
  /** Whether this is the page's first block: its heading is the `h1` and its picture is not lazy. */
  readonly first: boolean;
}

/** What a page is about because of the widget that stands on it: an article, an item, a page of a list. */
export interface PageSubject {
  /** Missing: the document's. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Path of a picture, for those who share the page. */
  readonly image?: string | undefined;
  /** Set for a list with pages: each is a page of its own to search engines. */
  readonly list?: ListSubject | undefined;
  /**
   * How the query parameters that were read should be written, null for one that should not be there. An address that writes
   * them otherwise is led there, so that one page has one address however a form or a person put it.
   */
  readonly query?: Readonly<Record<string, string | null>> | undefined;
  /** Set for an article. */
  readonly article?:
    | {
        readonly published: string;
        readonly modified?: string | undefined;
        readonly author?: string | undefined;
        readonly section?: string | undefined;
      }
    | undefined;
  /** Set for an article of the shop. */
  readonly product?: ProductSubject | undefined;
  /** The page's own path without locale prefix, where the thing can be reached under others, too; search engines are told it. */
  readonly path?: string | undefined;
}

/** An article as search engines want to know it. */
export interface ProductSubject {
  readonly sku: string;
  readonly images: readonly string[];
  readonly category?: string | undefined;
  /** One for each of its terms of sale; the default first. */
  readonly offers: readonly {
    /** What the terms are called, where there are several. */
    readonly name?: string | undefined;
    readonly priceMinor: number;
    /** ISO 4217 code of a currency with two decimals. */
    readonly currency: string;
    readonly available: boolean;
  }[];
}

/** Which part of a list a page is. */
export interface ListSubject {
  readonly page: number;
  readonly pages: number;
  /** Whether the visitor narrowed it or put it in another order: one of very many such pages, none of them for search engines. */
  readonly narrowed?: boolean | undefined;
  /** What stands on it, for search engines. */
  readonly items?: readonly TrailStep[] | undefined;
}

/** A step of the way to a page. `link` is a path of the site without locale prefix, or an address. */
export interface TrailStep {
  readonly title: string;
  readonly link: string;
}

/** What a trail is made from. */
export interface TrailPage {
  /** Without locale prefix. */
  readonly path: string;
  readonly title: string;
  readonly t: (key: string) => string;
}

/** One way to use the widget: shown in the gallery, rendered and checked by the tests, offered by the Studio. */
export interface WidgetExample<P = Record<string, unknown>> {
  readonly name: string;
  readonly title: string;
  /** Props as an editor would store them: what has a default may be left out. */
  readonly props: Partial<P> & Record<string, unknown>;
  readonly slots?: Readonly<Record<string, Block[]>>;
  /** Answers of the widget's queries, so that an example never depends on stored content. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Advice to editors and developers, shown in the gallery and in `docs/widgets.md`. */
export interface WidgetGuidance {
  /** When this widget is the right one. */
  readonly use: string;
  /** When another one, or none, is better. */
  readonly avoid?: string;
}

/** What advertising of credit must say beside figures, and a widget says by itself. */
export type LegalPart = 'credit-example' | 'credit-warning';

/**
 * One record with everything the house knows of a widget. Nothing else names it: the registry, the gallery, the
 * Studio's fields, the content check and the tests are all derived from this.
 */
export interface Widget {
  /** Name of its folder, and the `type` of its blocks. */
  readonly type: string;
  /** Version of the props. Raise it together with a migration when stored props would no longer fit. */
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly category: WidgetCategory;
  readonly guidance: WidgetGuidance | undefined;
  readonly props: TObject;
  readonly slots: Readonly<Record<string, SlotDefinition>>;
  readonly access: Access;
  readonly hydrate: HydrationPolicy;
  /** Default interface texts: locale -> key -> text. Keys start with the widget's type; the content system may override. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** See `WidgetInput`. */
  readonly sharesTexts: readonly string[];
  readonly queries: ((props: never, context: QueryContext) => WidgetQueries) | undefined;
  /** See `WidgetInput`. */
  readonly subject: ((data: never) => PageSubject | null) | undefined;
  /** See `WidgetInput`. */
  readonly trail: ((props: never, page: TrailPage, data: never) => readonly TrailStep[]) | undefined;
  readonly view: (props: never) => ReactNode;
  readonly examples: readonly WidgetExample[];
  /** See `WidgetInput`. */
  readonly carries: readonly LegalPart[];
  /** Target version -> function that lifts props of the version before to it. */
  readonly migrations: Readonly<Record<number, PropsMigration>>;
}

export type PropsMigration = (props: Record<string, unknown>) => Record<string, unknown>;

/** What the author of a widget writes; see `defineWidget`. */
export interface WidgetInput<P extends TObject, S extends string, Q extends WidgetQueries> {
  readonly type: string;
  readonly version: number;
  readonly title: string;
  readonly description: string;
  readonly category: WidgetCategory;
  readonly guidance?: WidgetGuidance;
  readonly props: P;
  readonly slots?: Readonly<Record<S, SlotDefinition>>;
  readonly access?: Access;
  readonly hydrate: HydrationPolicy;
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Beginnings of keys of other widgets' texts that its view uses, e.g. `form.`: the browser gets them, too. */
  readonly sharesTexts?: readonly string[];
  readonly queries?: (props: Static<P>, context: QueryContext) => Q;
  /**
   * For a widget whose data is what the page is about: head of the page from the answers of its queries. `null` means
   * that the thing asked for does not exist, and so the page does not either (404).
   */
  readonly subject?: (data: QueryData<Q>) => PageSubject | null;
  /** For a widget that shows the way to the page: the same way for search engines, the page itself last. */
  readonly trail?: (props: Static<P>, page: TrailPage, data: QueryData<Q>) => readonly TrailStep[];
  readonly view: (props: ViewProps<Static<P>, S, Q>) => ReactNode;
  readonly examples: readonly WidgetExample<Static<P>>[];
  /** What the law asks for beside figures of a credit and this widget shows: the content check counts on it. */
  readonly carries?: readonly LegalPart[];
  readonly migrations?: Readonly<Record<number, PropsMigration>>;
}
