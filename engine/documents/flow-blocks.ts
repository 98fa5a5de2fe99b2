import type { Block } from '#schemas/page.ts';
import type { Route } from '#schemas/routes.ts';

/** Screens on which the sandbox may decide for the lender, besides those of the flow and the contract. */
const otherScreens: ReadonlySet<string> = new Set(['/dashboard']);
/** The way back from a payment gateway is over in a moment. */
const passing: ReadonlySet<string> = new Set(['/confirm-wait/bc']);

/** The panel of the sandbox under screens of the way to a loan; it shows nothing in production ([sec 40]). */
export function sandboxBlocks({ path, group }: Route): readonly Block[] {
  const belongs = group === 'flow' || group === 'contract' || otherScreens.has(path);
  return belongs && !passing.has(path) ? [{ id: 'sandbox', type: 'sandbox-lender', props: {} }] : [];
}
