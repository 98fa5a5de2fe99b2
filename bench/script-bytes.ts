import { chromium } from '@playwright/test';
import { findBrowser, installHint } from '#scripts/browser/find-browser.ts';

/** For a machine without a display and without the outside world. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Bytes of script that a page brought to the browser, as they cross the wire, without the headers around them. */
export interface ScriptBytes {
  readonly atLoad: number;
  readonly afterTouch: number;
}

/** Who looks: somebody for the first time, or who has answered the question of consent on an earlier page. */
type Visitor = 'new' | 'known';

/**
 * @param touch selector of what the visitor touches, if anything
 */
export async function measureScriptBytes(
  url: string,
  visitor: Visitor,
  touch?: string,
): Promise<ScriptBytes> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(installHint);
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    const page = await browser.newPage();
    if (visitor === 'known')
      await page.context().addCookies([
        { name: 'mozaika-consent', value: '1.', url },
        { name: 'utm-parameters', value: encodeURIComponent(JSON.stringify({ channel: 'site' })), url },
      ]);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script' || request.url().endsWith('.js'))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const bytes = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await page.goto(url, { waitUntil: 'networkidle' });
    const atLoad = await bytes();
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
    return { atLoad, afterTouch: await bytes() };
  } finally {
    await browser.close();
  }
}
