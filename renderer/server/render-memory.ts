import type { PlanBlock } from '#engine/plan.ts';
import type { Registry } from '#registry/registry.ts';
import type { Texts } from '#schemas/texts.ts';
import type { ClientBlock, LiveBlock, StaticBlock } from '../tree/client-plan.ts';
import type { PlanTexts } from '../tree/plan-texts.ts';
import type { ViewInputs } from './noted-page.ts';
import type { BuiltTexts } from './text-files.ts';

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
    texts: new WeakMap(),
    planTexts: new WeakMap(),
    textsJson: new WeakMap(),
  };
  memories.set(registry, memory);
  return memory;
}
