/**
 * When a widget's code reaches the browser.
 * `never`: not at all, the server's HTML is final. `interaction`: at the first touch, key or focus inside the block.
 * `visible`: when the block comes near the window. `idle`: when the browser has nothing else to do. `load`: at once.
 */
export const hydrationPolicies = ['never', 'interaction', 'visible', 'idle', 'load'] as const;
export type HydrationPolicy = (typeof hydrationPolicies)[number];

/** The more eager of two policies: a container must wake no later than what it holds. */
export function earlierPolicy(one: HydrationPolicy, other: HydrationPolicy): HydrationPolicy {
  return hydrationPolicies.indexOf(one) >= hydrationPolicies.indexOf(other) ? one : other;
}
