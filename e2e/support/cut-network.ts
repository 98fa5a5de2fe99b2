import type { Page } from '@playwright/test';

/** Keeps the sockets that a page opens, so that one can be cut. They stay the browser's own. */
export const keepSockets = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const opened: WebSocket[] = [];
    Object.assign(window, { openedSockets: opened });
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        opened.push(this);
      }
    };
  });

/** A network that goes: nothing new gets through, and what is open ends. Needs {@link keepSockets}. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => {
    const { openedSockets } = window as unknown as { openedSockets: WebSocket[] };
    for (const socket of openedSockets) socket.close(3000);
  });
}
