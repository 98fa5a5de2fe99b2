import type { RedirectRule } from '#schemas/redirect-rule.ts';
import { pageAt, planRedirect, type RedirectFrom } from './plan-redirect.ts';
import { maxHops } from './redirect-ways.ts';
import { isKept } from './taken-address.ts';

export interface RedirectSurroundings {
  /** Other hosts a rule may lead to. */
  readonly allowedHosts: readonly string[];
  /** The rule for a path, without language. */
  readonly ruleFor: (path: string) => Promise<RedirectRule | null>;
}

/**
 * Where a rule sends the visitor of a page; null without one. The check of content lets no rule go live that would take a
 * screen away or never end; one that is stored all the same (an older one, another content system's) is not followed, so that
 * it cannot take the site down.
 */
export async function planEndingRedirect(
  rule: RedirectRule | null,
  from: RedirectFrom,
  { allowedHosts, ruleFor }: RedirectSurroundings,
): Promise<ReturnType<typeof planRedirect>> {
  if (rule === null || isKept(from.path)) return null;
  const first = planRedirect(rule, from, allowedHosts);
  let step = first;
  for (let hops = 1; step !== null; hops++) {
    const page = pageAt(step.to, from.languages);
    const next = page && !isKept(page.path) ? await ruleFor(page.path) : null;
    step = page && next && planRedirect(next, { ...page, languages: from.languages }, allowedHosts);
    if (step !== null && hops === maxHops) return null;
  }
  return first;
}
