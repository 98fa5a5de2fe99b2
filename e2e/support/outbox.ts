import { expect, type Page } from '@playwright/test';
import type { OutboxMessage } from '#schemas/customer.ts';

/** Newest first. @param to only those to this contact */
async function readOutbox(page: Page, to?: string): Promise<readonly OutboxMessage[]> {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`;
  const response = await page.request.get(`/v2/loan/dev/outbox${query}`);
  const { data }: { data: OutboxMessage[] } = await response.json();
  return data;
}

/** The newest message to an address that `wanted` fits; waits for it, as people do. */
export async function messageTo(
  page: Page,
  to: string,
  wanted: (message: OutboxMessage) => boolean,
): Promise<OutboxMessage> {
  return untilThere(`a message to ${to}`, async () => (await readOutbox(page, to)).find(wanted));
}

/**
 * The code that somebody's act lets the platform send by text message. Messages leave after the answer ([sec 10]), so the
 * newest one in the outbox may still be an older code: what lay there before does not count.
 */
export async function codeSentBy(page: Page, act: () => Promise<void>): Promise<string> {
  const before = new Set((await readOutbox(page)).map(({ id }) => id));
  await act();
  return untilThere('a new code by text message', async () => {
    const messages = await readOutbox(page);
    return messages.find(
      ({ id, channel, code }) => channel === 'sms' && code !== undefined && !before.has(id),
    )?.code;
  });
}

async function untilThere<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  let found: Found | undefined;
  await expect(async () => {
    found = await look();
    expect(found, what).toBeDefined();
  }).toPass({ timeout: 15_000 });
  if (found === undefined) throw new Error(`not there: ${what}`);
  return found;
}
