import type { Plan, PlanBlock } from '#engine/plan.ts';
import type { Registry } from '#registry/registry.ts';
import type { Texts } from '#schemas/texts.ts';
import type { ClientBlock, ClientPlan, LiveBlock, StaticBlock } from '../tree/client-plan.ts';
import type { PlanTexts } from '../tree/plan-texts.ts';
import type { DocumentShell } from './document-shell.ts';
import type { ViewInputs } from './noted-page.ts';
import type { BuiltTexts } from './text-files.ts';
import type { ViewChunks } from './view-chunks.ts';

/** A block that never wakes, rendered. */
export interface RenderedStatic {
  readonly inputs: ViewInputs;
  readonly slots: Readonly<Record<string, readonly ClientBlock[]>>;
  readonly block: StaticBlock;
}

/** The HTML of a block that wakes, with its wrapper, at one place of the tree: React's ids tell the place. */
export interface RenderedLive {
  readonly place: string;
  readonly inputs: ViewInputs;
  readonly html: Buffer;
}

/** The blocks of a region as the browser gets them. */
export interface RegionBlocks {
  readonly inputs: ViewInputs;
  readonly blocks: readonly ClientBlock[];
}

/** The HTML of all blocks of a region, joined. */
export type RegionHtml = RenderedLive;

/** What stands around the blocks and the data of a document. */
export interface DocumentFrame {
  readonly before: Buffer;
  readonly between: Buffer;
  readonly after: Buffer;
}

/** What a frame is made of. */
export type FrameParts = Pick<
  Plan,
  'locale' | 'head' | 'theme' | 'snippets' | 'texts' | 'pollMs' | 'attribution'
> & {
  readonly shell: DocumentShell;
  /** Scripts that come before the styles. */
  readonly early: string;
};

export interface KeptFrame {
  readonly parts: FrameParts;
  readonly frame: DocumentFrame;
}

/** Types of live blocks, each with all that wakes where one of it is touched: its own, and those of the containers around it. */
export type WakingTypes = ReadonlyMap<string, ReadonlySet<string>>;

/** Addresses that were written for a page, by what they were looked up in. */
export interface KeptChunks {
  readonly viewChunks: ViewChunks;
  readonly types: string;
  readonly json: Buffer;
}

/** What a Plan says besides its blocks, their words and the visitor. */
export type PlanRest = Omit<ClientPlan, 'regions' | 'texts' | 'session' | 'person' | 'pollMs'>;

/** Whether two records hold the very same. */
export const hasSameMembers = <T extends object>(one: T, other: T): boolean => {
  const names = Object.keys(one) as (keyof T)[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

/**
 * What a renderer keeps, by the blocks themselves: the engine hands out the very same block as long as nothing of it
 * changed, so what is kept of it lives exactly as long.
 */
export interface RenderMemory {
  readonly statics: WeakMap<PlanBlock, readonly RenderedStatic[]>;
  readonly lives: WeakMap<PlanBlock, LiveBlock>;
  readonly liveHtml: WeakMap<LiveBlock, readonly RenderedLive[]>;
  readonly staticHtml: WeakMap<StaticBlock, Buffer>;
  readonly json: WeakMap<ClientBlock, Buffer>;
  readonly regions: WeakMap<readonly PlanBlock[], readonly RegionBlocks[]>;
  readonly regionHtml: WeakMap<readonly ClientBlock[], readonly RegionHtml[]>;
  readonly regionJson: WeakMap<readonly ClientBlock[], Buffer>;
  readonly waking: WeakMap<readonly ClientBlock[], WakingTypes>;
  readonly heads: WeakMap<Plan['head'], ClientPlan['head']>;
  /** By the page's head: one Plan has one. */
  readonly rests: WeakMap<ClientPlan['head'], readonly { readonly rest: PlanRest; readonly json: Buffer }[]>;
  readonly frames: WeakMap<Plan['head'], readonly KeptFrame[]>;
  readonly chunks: WeakMap<PlanTexts, readonly KeptChunks[]>;
  /** Texts of a set of widgets, by all texts of a locale. */
  readonly texts: WeakMap<Texts, Map<string, Texts>>;
  /** What the browser is told of them, by the files there are, then by all texts of a locale. */
  readonly planTexts: WeakMap<BuiltTexts, WeakMap<Texts, Map<string, PlanTexts>>>;
  readonly textsJson: WeakMap<PlanTexts, Buffer>;
}

const memories = new WeakMap<Registry, RenderMemory>();

/** The memory of a registry's views. */
export function memoryOf(registry: Registry): RenderMemory {
  const known = memories.get(registry);
  if (known) return known;
  const memory: RenderMemory = {
    statics: new WeakMap(),
    lives: new WeakMap(),
    liveHtml: new WeakMap(),
    staticHtml: new WeakMap(),
    json: new WeakMap(),
    regions: new WeakMap(),
    regionHtml: new WeakMap(),
    regionJson: new WeakMap(),
    waking: new WeakMap(),
    heads: new WeakMap(),
    rests: new WeakMap(),
    frames: new WeakMap(),
    chunks: new WeakMap(),
    texts: new WeakMap(),
    planTexts: new WeakMap(),
    textsJson: new WeakMap(),
  };
  memories.set(registry, memory);
  return memory;
}
