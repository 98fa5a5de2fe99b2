/** Props by which the blocks that the code ships say how the lender is reached, each with the most it can hold. */
const longest = { phone: 30, hours: 80, email: 100 } as const;
type Fact = keyof typeof longest;

/**
 * How the lender is reached, for blocks that the code ships: they know nobody by themselves. What is not configured, or
 * does not fit, is left out, since a block with a prop it cannot hold would not be shown at all.
 * @param site the configuration `site`
 */
export function siteContact(
  site: Readonly<Record<string, unknown>>,
  facts: readonly Fact[],
): Readonly<Record<string, string>> {
  const known = new Map(Object.entries(site));
  const props: Record<string, string> = {};
  for (const fact of facts) {
    const value = known.get(fact);
    if (typeof value === 'string' && value !== '' && value.length <= longest[fact]) props[fact] = value;
  }
  return props;
}
