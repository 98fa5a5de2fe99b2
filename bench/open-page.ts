import { chromium, type Locator, type Page } from '@playwright/test';
import { homeWithTitle } from '#e2e/support/home-title.ts';
import { signInAs } from '#e2e/support/sign-in.ts';
import { signInStaff } from '#e2e/support/staff-api.ts';
import { findBrowser, installHint } from '#scripts/browser/find-browser.ts';
import { median } from './median.ts';

const times = 20;
/** Milliseconds between a pointer's arrival on a link and its press, and from the press to the release, of a calm hand. */
const aim = 300;
const hold = 80;
/** Milliseconds by which an answer is late on a line of a phone. */
const lateness = 100;

/** Medians of 20, in milliseconds. */
export interface OpenPageTimes {
  /** From the call that the Studio's button makes until a customer's open page has moved on and shows it. */
  readonly publish: number;
  /** From the release of a link that was aimed at to the next screen, on this machine and with answers that come late. */
  readonly move: number;
  readonly lateMove: number;
}

/** Moves about in the page of a signed-in customer and of a guest, each in a browser of its own. */
export async function measureOpenPage(url: string): Promise<OpenPageTimes> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error(installHint);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const open = async () => (await browser.newContext({ baseURL: url, locale: 'pl-PL' })).newPage();
    const guest = await open();
    await guest.goto('/about');
    const move = await measureMoves(guest);
    const line = await guest.context().newCDPSession(guest);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: lateness,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const lateMove = await measureMoves(guest);
    const customer = await open();
    await customer.goto('/about');
    await signInAs(customer, 'nothing');
    await customer.goto('/about');
    return { publish: await measurePublishes(customer, url), move, lateMove };
  } finally {
    await browser.close();
  }
}

const about = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'O nas', exact: true });
const home = (page: Page) => page.getByRole('banner').getByRole('link', { name: /strona główna/i });

async function measureMoves(page: Page): Promise<number> {
  const figures: number[] = [];
  for (let time = 0; time < times; time++) {
    figures.push(await moveTo(page, home(page), '/'));
    await moveTo(page, about(page), '/about');
  }
  return median(figures);
}

/** One move of somebody with a mouse. @returns milliseconds from the release to the screen, by the page's own clock */
async function moveTo(page: Page, link: Locator, path: string): Promise<number> {
  await link.hover();
  await page.waitForTimeout(aim);
  const shown = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () =>
              location.pathname === wanted
                ? resolve(performance.now() - timeStamp)
                : requestAnimationFrame(look);
            look();
          },
          { capture: true, once: true },
        );
      }),
    path,
  );
  await page.mouse.down();
  await page.waitForTimeout(hold);
  await page.mouse.up();
  return shown;
}

async function measurePublishes(customer: Page, url: string): Promise<number> {
  const staff = await signInStaff(url);
  const figures: number[] = [];
  for (let time = 0; time < times; time++) {
    const title = `Tytuł numer ${time} na otwartej stronie`;
    const { version, draft } = await staff.read('pages', 'home');
    await staff.change('pages', 'home', version, homeWithTitle(draft, title));
    // The pointer has lain on the link for a while: what was fetched ahead is older than the publish.
    await home(customer).hover();
    await customer.waitForTimeout(aim);
    const started = performance.now();
    await staff.publish('pages', 'home');
    await home(customer).click();
    await customer.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 5000 });
    figures.push(performance.now() - started);
    await about(customer).click();
    await customer.waitForURL('**/about');
  }
  return median(figures);
}
