import { prefetchIdleTimeoutMs } from '#schemas/constants.ts';

/** Does something once the page has nothing else to do. Safari has no idle callback; a short timer stands in. */
export const whenIdle = (act: () => void): unknown =>
  window.requestIdleCallback?.(act, { timeout: prefetchIdleTimeoutMs }) ?? setTimeout(act, 200);
