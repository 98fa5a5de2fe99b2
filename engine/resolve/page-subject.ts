import type { Registry } from '#registry/registry.ts';
import type { PageSubject, TrailPage, TrailStep } from '#registry/widget.ts';
import type { PlanBlock } from '../plan.ts';

/**
 * What a page is about, from the first of its blocks whose widget says so.
 * @returns undefined when none does, null when the thing does not exist
 */
export function pageSubject(main: readonly PlanBlock[], registry: Registry): PageSubject | null | undefined {
  for (const block of main) {
    const subject = registry.get(block.type)?.subject;
    // The data was answered by the very queries that the function's parameter type comes from.
    if (subject) return subject(block.data as never);
  }
  return undefined;
}

/** The way to the page, from the first of its blocks that shows one; undefined when none does. */
export function pageTrail(
  main: readonly PlanBlock[],
  registry: Registry,
): ((page: TrailPage) => readonly TrailStep[]) | undefined {
  for (const block of main) {
    const trail = registry.get(block.type)?.trail;
    // Props and data were checked and answered by what the function's parameter types come from.
    if (trail) return (page) => trail(block.props as never, page, block.data as never);
    const inside = pageTrail(Object.values(block.slots).flat(), registry);
    if (inside) return inside;
  }
  return undefined;
}
