import type { Registry } from '#registry/registry.ts';
import type { ContentSource } from '../content/source.ts';
import type { FormCompiler } from '../forms/form-compiler.ts';
import type { Sanitise } from '../html/sanitise.ts';
import type { BlockFailure, Outcome } from '../plan.ts';
import type { Visit } from '../visit.ts';
import type { DataMemory } from './compiled/compiled-data.ts';
import type { InputsMemory } from './compiled/kept-inputs.ts';
import type { KeptPages } from './compiled/kept-pages.ts';
import type { PlanMemory } from './compiled/kept-plans.ts';

/** What the engine is made of. Everything that talks to the outside is handed in. */
export interface EngineOptions {
  readonly source: ContentSource;
  readonly registry: Registry;
  /** Makes HTML of the content system safe. */
  readonly sanitise: Sanitise;
  /** Maps and compiles the definitions of forms. */
  readonly forms: FormCompiler;
  /** How long a block may wait for its data, in milliseconds. */
  readonly queryTimeoutMs: number;
  /** Whether the developers' example pages exist (security decision 11). */
  readonly devPages: boolean;
  /** Public address of the site, e.g. `https://mozaika.example`; the content system's own wins. */
  readonly origin?: string | undefined;
  /**
   * Makes plans of drafts for people who look at them: no customer is read (sample data stands in), no snippets, no
   * questions for a status.
   */
  readonly preview?: true;
  /** IANA name of the time zone that moments are told in; left out, the law's. */
  readonly timeZone?: string;
  /** The present moment; tests bring their own. */
  readonly now?: () => Date;
  /** Told of every block that was left out, and of every read that had to be replaced by a default. */
  readonly onFailure: (failure: BlockFailure, visit: Visit) => void;
  readonly onDegraded: (what: string, error: unknown, visit: Visit) => void;
}

/** An engine's options, and what it keeps from visit to visit. Without a memory every block is made for its visit. */
export interface EngineParts extends EngineOptions {
  readonly memory?: {
    readonly inputs: InputsMemory;
    readonly data: DataMemory;
    readonly plans: PlanMemory;
    readonly pages: KeptPages;
  };
}

/** Decides what a visit gets. */
export interface Engine {
  resolve(visit: Visit): Promise<Outcome>;
  /**
   * Whether a visitor whose session is over is led from this address to the sign-in and back; from others such a visitor
   * gets what everybody gets.
   * @param url path and query, as of a visit
   */
  needsSignInAgain(url: string): Promise<boolean>;
}
