import type { Page, Request } from '@playwright/test';

/** What a page has asked for and not got yet. */
export interface PendingRequests {
  count(): number;
  /** Their methods and addresses, for people. */
  describe(): string;
  /** Waits until there is none. @throws with their addresses, when they never end */
  none(): Promise<void>;
}

/** A slow line to a busy machine included. */
const patience = 60_000;

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
  const describe = () =>
    [...pending].map((request) => `${request.method()} ${request.url()}`).join(', ') || 'nothing';
  return {
    count: () => pending.size,
    describe,
    none: () =>
      new Promise((resolve, reject) => {
        if (pending.size === 0) return resolve();
        const timer = setTimeout(
          () => reject(new Error(`${page.url()} still waits for: ${describe()}`)),
          patience,
        );
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
}
