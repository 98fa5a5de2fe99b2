import type { AccessSubject } from '#registry/access.ts';
import type { FormReader } from '#registry/form-reader.ts';
import type { QueryContext } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';
import type { VisitContent } from '../content/visit-content.ts';
import type { Sanitise } from '../html/sanitise.ts';
import type { BlockFailure } from '../plan.ts';
import type { VisibilityVisitor } from './block-visibility.ts';
import type { DataMemory } from './compiled/compiled-data.ts';
import type { QueryRunner } from './query-runner.ts';

/** What tells whether answers of another visit hold for this one. */
export interface SharingContext {
  /** Where the visit's queries read content. */
  readonly content: VisitContent;
  /** The forms of the visit, read from `content`; `onSession` is told when the visitor's own session matters. */
  readonly forms: (content: VisitContent, onSession: () => void) => FormReader;
  readonly audience: 'anonymous' | 'customer';
  readonly memory: DataMemory;
}

/** What resolving the blocks of one visit needs. Made anew for each visit. */
export interface BlockContext {
  /** Alias of the page, for the log. */
  readonly page: string;
  readonly query: QueryContext;
  /** What it takes to use answers of other visits; without it every block is made for this one. */
  readonly sharing?: SharingContext;
  /** Asks for the status only when a widget's access depends on it. */
  readonly subject: (statusMatters: boolean) => Promise<AccessSubject>;
  /** Whether the visitor has a contract that is over; asked only where a widget admits by it. */
  readonly hasEndedContract: () => Promise<boolean>;
  /** What decides about the circumstances a block names. */
  readonly visitor: VisibilityVisitor;
  readonly run: QueryRunner;
  readonly sanitise: Sanitise;
  readonly fail: (failure: BlockFailure) => void;
  /** Block id -> answers that stand in for its queries: the examples of the gallery bring their own. */
  readonly exampleData?: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** In a preview: ids of the blocks that show sample data, because it reads no customer. */
  readonly sampled?: Set<string>;
  /** On the editor's canvas: what this visitor would not get is marked instead of left out. */
  readonly canvas?: true;
  /**
   * Begins the page where the block that was to do so is refused and nothing follows; `always`: in front of what follows,
   * too. Left out, such a page begins with what follows, or is empty.
   */
  readonly standIn?: { readonly always: boolean; readonly block: () => Promise<Block> };
  /** How many blocks the page may still hold; counted down by all its regions. */
  readonly budget?: { left: number };
}
