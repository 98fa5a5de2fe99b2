import { chromium } from '@playwright/test';
import { findBrowser, installHint } from '#scripts/find-browser.ts';

/** For a machine without a display and without the outside world. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Compressed bytes of script that a page brought to the browser. */
export interface ScriptBytes {
  readonly atLoad: number;
  readonly afterTouch: number;
}

/**
 * @param touch selector of what the visitor touches, if anything
 */
export async function measureScriptBytes(url: string, touch?: string): Promise<ScriptBytes> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(installHint);
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script' || response.mimeType.includes('javascript')) scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const atLoad = bytes;
    if (touch !== undefined) {
      const value = page.locator('[data-widget=loan-calculator] input[type=number]').first();
      const before = await value.inputValue();
      await page.locator(touch).first().click();
      // The press counts once the code is there.
      await page.waitForFunction(
        (old) =>
          document.querySelector<HTMLInputElement>('[data-widget=loan-calculator] input[type=number]')
            ?.value !== old,
        before,
      );
    }
    return { atLoad, afterTouch: bytes };
  } finally {
    await browser.close();
  }
}
