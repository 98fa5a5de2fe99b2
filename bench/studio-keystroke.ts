import { chromium, type Page } from '@playwright/test';
import type { PageDocument } from '#schemas/page.ts';
import { findBrowser, installHint } from '#scripts/browser/find-browser.ts';
import { median } from './median.ts';

/** A page of 200 blocks: forty sections with four texts each. */
export const longPage: PageDocument = {
  alias: 'bench-two-hundred',
  title: '200 bloków',
  layout: 'default',
  blocks: Array.from({ length: 40 }, (_, at) => ({
    id: `section-${at}`,
    type: 'section',
    props: { title: `Sekcja ${at}` },
    slots: {
      content: Array.from({ length: 4 }, (_none, inner) => ({
        id: `text-${at}-${inner}`,
        type: 'rich-text',
        props: {
          html: `<h3>Tekst ${at}.${inner}</h3><p>Kilka <strong>słów</strong> o tym, co jest na stronie.</p>`,
        },
      })),
    },
  })),
};

/** How much slower than this machine the second figure is: an office computer of some years. */
const slowdown = 4;
const keys = 60;
/** Milliseconds between keys of somebody who types fast, and of somebody who looks up: then the server is asked. */
const betweenKeys = 70;
const lookUp = 900;

/** Milliseconds from a key to the picture that shows it. */
export interface PaintTimes {
  readonly median: number;
  readonly p95: number;
}

/**
 * Types into the title of a section of `longPage` in the Studio, as it stands open in front of an editor: 60 keys at the
 * machine's own pace, and 60 four times slower.
 * @param url of a server that has the page
 */
export async function measureStudioKeystroke(
  url: string,
): Promise<{ readonly plain: PaintTimes; readonly slowed: PaintTimes }> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(installHint);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ locale: 'pl-PL', viewport: { width: 1440, height: 900 } });
    await openEditor(page, url);
    await page.evaluate(() => {
      const costs: number[] = [];
      Reflect.set(window, 'paintTimes', costs);
      addEventListener(
        'input',
        ({ timeStamp }) => {
          // A message that is sent while a frame is prepared arrives once that frame is done.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => costs.push(performance.now() - timeStamp);
          requestAnimationFrame(() => port2.postMessage(null));
        },
        { capture: true },
      );
    });
    const plain = await typeKeys(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return { plain, slowed: await typeKeys(page) };
  } finally {
    await browser.close();
  }
}

async function openEditor(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/studio`);
  await page.getByLabel('Adres e-mail').fill('admin@example.com');
  await page.getByLabel('Hasło').fill('Mozaika-2026!');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Menu Studia' }).waitFor();
  await page.goto(`${url}/studio/pages/${longPage.alias}`);
  const canvas = page.frameLocator('iframe#preview-frame');
  await canvas.getByRole('heading', { name: 'Tekst 39.3' }).waitFor();
  await page.getByRole('treeitem').filter({ hasText: 'Sekcja 5' }).first().click();
  await page.keyboard.press('Enter');
  await page.getByRole('complementary', { name: 'Ustawienia' }).locator(':focus').waitFor();
  // The answers to what was opened are drawn by then.
  await page.waitForTimeout(lookUp);
}

async function typeKeys(page: Page): Promise<PaintTimes> {
  await page.evaluate(() => Reflect.get(window, 'paintTimes').splice(0));
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 10 === 9 ? 'Backspace' : 'a');
    await page.waitForTimeout(key % 20 === 19 ? lookUp : betweenKeys);
  }
  const heard = await page.evaluate((): unknown => Reflect.get(window, 'paintTimes'));
  const times = Array.isArray(heard) ? heard.filter((time) => typeof time === 'number') : [];
  if (times.length < keys) throw new Error(`Of ${keys} keys ${times.length} were painted.`);
  const sorted = times.toSorted((one, other) => one - other);
  return { median: median(times), p95: sorted[Math.floor(keys * 0.95)] ?? Number.NaN };
}
