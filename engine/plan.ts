import type { HydrationPolicy } from '#registry/hydration.ts';
import type { applicationStatus } from '#schemas/calls/application.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { Language } from '#schemas/language.ts';
import type { LayoutName } from '#schemas/page.ts';

/** A block that passed every check: known type, admitted visitor, valid props, loaded data. Plain JSON. */
export interface PlanBlock {
  readonly id: string;
  readonly type: string;
  /** Effective policy: a container wakes with the most eager block it holds. */
  readonly hydrate: HydrationPolicy;
  readonly props: Record<string, unknown>;
  readonly data: Record<string, unknown>;
  readonly slots: Record<string, PlanBlock[]>;
  /** Whether it is the first block of the page. */
  readonly first: boolean;
  /** On the editor's canvas only: why this visitor would not get the block. */
  readonly hidden?: 'access' | 'visibility';
  /** In previews only: its data is that of the widget's examples. */
  readonly sample?: true;
}

/** A block that was left out, and why. Named in logs and metrics; shown in preview and in the gallery only. */
export interface BlockFailure {
  readonly kind:
    | 'unknown-type'
    | 'invalid-props'
    | 'query-failed'
    | 'view-failed'
    | 'slot-refused'
    | 'too-deep';
  readonly page: string;
  readonly blockId: string;
  readonly type: string;
  readonly message: string;
  /** What would make it right. */
  readonly cure: string;
}

export interface HeadTag {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

export interface Head {
  /** Title of the document: with the page of a list, and the name of the site. */
  readonly title: string;
  /** The page's own title: what its first heading says where no editor wrote another. */
  readonly heading: string;
  readonly tags: readonly HeadTag[];
  /** For search engines, as JSON-LD of schema.org. They read documents, so the browser's copy of a Plan has none. */
  readonly structured?: readonly StructuredData[];
}

/** A thing of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** Why a page is an error screen. `message` is the specification's word for it, `text` what the host says. */
export interface Problem {
  readonly status: 404 | 500 | 503 | 555;
  readonly message: string;
  readonly text?: string;
}

export interface PlanSession {
  readonly signedIn: boolean;
  /** First name for the greeting; only from the session call. */
  readonly firstName?: string;
  /** The call that tells how a customer's application stands. */
  readonly statusCall?: CallRef<typeof applicationStatus>;
}

/** Everything a screen is made of, decided. The server renders it, the browser hydrates from it. Plain JSON. */
export interface Plan {
  /** Address with locale prefix, without query: what the browser shows. */
  readonly url: string;
  /** Path without locale prefix. */
  readonly path: string;
  /** Template of the route, e.g. `/{alias}`. */
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly locale: string;
  readonly languages: readonly Language[];
  readonly status: number;
  readonly problem?: Problem;
  readonly alias: string;
  /** Calendar day of the visit at the site's place, `YYYY-MM-DD`: dates near it are said in words. */
  readonly today: string;
  /** IANA name of the site's time zone: moments are told in it. */
  readonly timeZone: string;
  readonly layout: LayoutName;
  readonly head: Head;
  readonly regions: {
    readonly header: readonly PlanBlock[];
    readonly main: readonly PlanBlock[];
    readonly footer: readonly PlanBlock[];
  };
  /** All interface texts of the locale; how they reach the browser says `renderer/tree/plan-texts.ts`. */
  readonly texts: Readonly<Record<string, string>>;
  readonly snippets: {
    readonly head: string;
    readonly bodyBegin: string;
    readonly bodyEnd: string;
    readonly scriptHashes: readonly string[];
    readonly scriptHosts: readonly string[];
  };
  /** What the site changes of the identity: rules for a `<style>`, their hash for the content policy, the page's ground. */
  readonly theme: {
    readonly css: string;
    readonly hash: string;
    readonly ground: { readonly light: string; readonly dark: string };
  };
  readonly session: PlanSession;
  /** Mark of the person it was made for (`schemas/page-person.ts`); missing where it was made for everybody. */
  readonly person?: string;
  /** Set where the marketing cookie does not wait for consent (configuration `marketing.attribution`). */
  readonly attribution?: 'always';
  /** Set while the application is being processed: ask the status again after this many milliseconds. */
  readonly pollMs?: number;
  readonly failures: readonly BlockFailure[];
}

/** What decides whether and how long finished bytes of an outcome may be kept and shared. */
export interface Freshness {
  /** False for anything that depends on who asks. */
  readonly shared: boolean;
  /** Cache tags of everything that was read. */
  readonly tags: readonly string[];
  /** Query parameters that were read; others do not change the page. */
  readonly queryRead: readonly string[];
  /** Shortest cache time among the things read, in seconds; 0 forbids keeping (a last good copy or a failure was used). */
  readonly maxAgeS: number;
  /** Milliseconds since the epoch: the first moment at which a block comes or goes. Nobody may keep the outcome past it. */
  readonly until?: number;
}

/** The engine's answer to a visit. */
export type Outcome =
  | { readonly kind: 'page'; readonly plan: Plan; readonly freshness: Freshness }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly status: 301 | 302;
      readonly freshness: Freshness;
    }
  | {
      readonly kind: 'problem';
      readonly problem: Problem;
      readonly plan: Plan | null;
      readonly freshness: Freshness;
    };
