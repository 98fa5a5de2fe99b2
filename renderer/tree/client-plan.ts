import type { Head, Plan } from '#engine/plan.ts';
import type { HydrationPolicy } from '#registry/hydration.ts';
import type { PlanTexts } from './plan-texts.ts';

/** A block whose HTML is final. `html` is left out where the browser already has it: while hydrating. */
export interface StaticBlock {
  readonly kind: 'static';
  readonly id: string;
  readonly type: string;
  readonly html?: string;
}

/** A block that lives in the browser: what its view needs, and when to fetch it. */
export interface LiveBlock {
  readonly kind: 'live';
  readonly id: string;
  readonly type: string;
  readonly hydrate: HydrationPolicy;
  readonly props: Record<string, unknown>;
  readonly data: Record<string, unknown>;
  readonly slots: Record<string, readonly ClientBlock[]>;
  readonly first: boolean;
}

export type ClientBlock = StaticBlock | LiveBlock;

/** The Plan as the browser gets it: static blocks as HTML, of texts where they are and what the site changed. Server and browser render this same shape. */
export interface ClientPlan
  extends Omit<Plan, 'head' | 'regions' | 'texts' | 'snippets' | 'theme' | 'failures'> {
  readonly head: ClientHead;
  readonly texts: PlanTexts;
  /** Address of the code that can read it; left out of a document, which starts that code itself, and in development. */
  readonly runtime?: string;
  readonly regions: {
    readonly header: readonly ClientBlock[];
    readonly main: readonly ClientBlock[];
    readonly footer: readonly ClientBlock[];
  };
}

/** What of a page's head a browser needs. */
export interface ClientHead extends Omit<Head, 'structured' | 'tags'> {
  /** Left out of a document: they stand in its head. */
  readonly tags?: Head['tags'];
}

/** What of a Plan its layout shows. */
export type LayoutPlan = Pick<ClientPlan, 'url' | 'layout' | 'regions'>;

/** All blocks of a region list, containers before what they hold. */
export function* walkBlocks(blocks: readonly ClientBlock[]): Generator<ClientBlock> {
  for (const block of blocks) {
    yield block;
    if (block.kind === 'live') for (const inner of Object.values(block.slots)) yield* walkBlocks(inner);
  }
}

/** Every block of a plan that lives in the browser. */
export function liveBlocks(plan: ClientPlan): LiveBlock[] {
  const { header, main, footer } = plan.regions;
  return [...walkBlocks([...header, ...main, ...footer])].filter((block) => block.kind === 'live');
}
