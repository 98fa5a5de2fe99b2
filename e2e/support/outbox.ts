import { expect, type Page } from '@playwright/test';
import type { OutboxMessage } from '#schemas/customer.ts';

/** The newest message to an address that `wanted` fits; waits for it, as people do. */
export async function messageTo(
  page: Page,
  to: string,
  wanted: (message: OutboxMessage) => boolean,
): Promise<OutboxMessage> {
  let found: OutboxMessage | undefined;
  await expect(async () => {
    const response = await page.request.get(`/v2/loan/dev/outbox?to=${encodeURIComponent(to)}`);
    const { data }: { data: OutboxMessage[] } = await response.json();
    found = data.find(wanted);
    expect(found, `a message to ${to}`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  if (!found) throw new Error(`no message to ${to}`);
  return found;
}
