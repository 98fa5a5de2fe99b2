import type { Registry } from '#registry/registry.ts';
import type { ClientBlock, ClientPlan } from '../tree/client-plan.ts';
import { memoryOf, type WakingTypes } from './render-memory.ts';

/** What may wake on a page; looked for once in a list of blocks. */
export function wakingTypes(regions: ClientPlan['regions'], registry: Registry): WakingTypes {
  const { waking } = memoryOf(registry);
  const found = new Map<string, Set<string>>();
  for (const blocks of Object.values(regions)) {
    const known = waking.get(blocks) ?? wakingIn(blocks);
    // A list that may still change tells nothing of what it will be.
    if (Object.isFrozen(blocks)) waking.set(blocks, known);
    for (const [type, together] of known) add(found, type, together);
  }
  return found;
}

/** Types of the live ones among blocks and what stands in them, each once, in the order of their names. */
export const typesOf = (waking: WakingTypes): readonly string[] => [...waking.keys()].sort();

/** What may wake of these blocks. */
export function wakingIn(blocks: readonly ClientBlock[]): WakingTypes {
  const found = new Map<string, Set<string>>();
  const look = (list: readonly ClientBlock[], around: readonly string[]): void => {
    for (const block of list) {
      if (block.kind === 'static') continue;
      const together = [block.type, ...around];
      add(found, block.type, together);
      for (const inner of Object.values(block.slots)) look(inner, together);
    }
  };
  look(blocks, []);
  return found;
}

function add(found: Map<string, Set<string>>, type: string, together: Iterable<string>): void {
  const known = found.get(type) ?? new Set<string>();
  for (const one of together) known.add(one);
  found.set(type, known);
}
