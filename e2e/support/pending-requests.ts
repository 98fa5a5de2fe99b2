import type { Page, Request } from '@playwright/test';

/** What a page has asked for and not got yet. */
export interface PendingRequests {
  count(): number;
  /** Waits until there is none. */
  none(): Promise<void>;
}

/** Counts from now on; before the page is opened. */
export function pendingRequestsOf(page: Page): PendingRequests {
  const pending = new Set<Request>();
  let wake = () => {};
  const settle = (request: Request) => {
    pending.delete(request);
    if (pending.size === 0) wake();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', settle);
  page.on('requestfailed', settle);
  return {
    count: () => pending.size,
    none: () =>
      new Promise((resolve) => {
        wake = resolve;
        if (pending.size === 0) resolve();
      }),
  };
}
