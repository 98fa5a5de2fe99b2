import type { ReadDocument } from '../../content/read-document.ts';
import type { EmbeddedWidget } from '../embedded-html.ts';
import type { CompiledProps } from './compile-props.ts';

/** Facts of a visit that a query may look at, each as one comparable value. */
export interface VisitFacts {
  readonly locale: string;
  readonly path: string;
  /** As JSON. */
  readonly params: string;
  readonly today: string;
  /** Who asks. What is read of a customer is never kept; that there is none to read of holds for all anonymous visits. */
  readonly audience: 'anonymous' | 'customer';
}

/** Everything the answers of a block's queries were made of. */
export interface BlockInputs {
  readonly documents: readonly ReadDocument[];
  readonly parameters: ReadonlyMap<string, readonly string[]>;
  readonly facts: Partial<VisitFacts>;
}

/** Answers of a block's queries, with safe HTML, and the widgets that stand in it. */
export interface CompiledData {
  readonly data: Record<string, unknown>;
  readonly widgets: readonly EmbeddedWidget[];
  /** Widget tags that could not be read. */
  readonly problems: readonly string[];
  /** Null for what belongs to one visit. */
  readonly inputs: BlockInputs | null;
}

/**
 * Answers that one engine keeps, by the compiled props, which stand for a version of the block; newest first. Other engines
 * have other sources, products and modes.
 */
export type DataMemory = WeakMap<CompiledProps, readonly CompiledData[]>;
