import type { CDPSession, Page } from '@playwright/test';

/** A phone four times slower than this machine, on the line that Chromium's tools call "Slow 4G". */
const slowdown = 4;
const line = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** Makes a page one of a slow phone. @returns the session that does it, with its network events */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}
