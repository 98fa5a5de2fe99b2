import type { Page, Request, TestInfo } from '@playwright/test';

/** A page that draws no frame any more answers nothing that waits for one. */
const patience = 3000;

/** Whether the browser draws a page. One in some thousands of pages that load side by side it leaves alone for ever, whatever the page does. */
export async function drawsFrames(page: Page): Promise<boolean> {
  return page.evaluate(awaitFrame, patience).catch(() => false);
}

/** Runs in the page. @returns whether a frame was drawn */
function awaitFrame(patience: number): Promise<boolean> {
  // Tests may have put functions of their own in place of the window's timers.
  const signal = AbortSignal.timeout(patience);
  return new Promise((resolve) => {
    signal.onabort = () => resolve(false);
    requestAnimationFrame(() => resolve(true));
  });
}

const requests = new WeakMap<Page, Request[]>();
/** Requests of a page that are told of: those of its last move. */
const mostRequests = 10;

/** Keeps what a page asked for last, for {@link notePageState}. */
export function keepRequest(page: Page, request: Request): void {
  const last = requests.get(page) ?? [];
  requests.set(page, last);
  last.push(request);
  if (last.length > mostRequests) last.shift();
}

/** e.g. `GET /v2/loan/application/status?app=1 (pending)` */
async function describeRequest(request: Request): Promise<string> {
  const { pathname, search } = new URL(request.url());
  const pending = new Promise<string>((resolve) => setTimeout(resolve, 100, 'pending'));
  const status = request.response().then(
    (response) => String(response?.status() ?? request.failure()?.errorText),
    (error: Error) => error.message,
  );
  return `${request.method()} ${`${pathname}${search}`.slice(0, 120)} (${await Promise.race([status, pending])})`;
}

/** Whether a test ends otherwise than it should. */
export const hasFailed = ({ status, expectedStatus }: TestInfo): boolean => status !== expectedStatus;

/**
 * Notes where the pages of a failed test stand, for whoever reads of the failure without a browser: the sum of a run
 * prints it.
 */
export async function notePageState(pages: readonly Page[], info: TestInfo): Promise<void> {
  const states = await Promise.all(pages.map(describePage));
  for (const description of states) info.annotations.push({ type: 'page', description });
}

async function describePage(page: Page): Promise<string> {
  if (page.isClosed()) return 'closed';
  const late = new Promise<string>((resolve) => setTimeout(resolve, 2 * patience, 'does not answer'));
  const describe = async () => {
    const frames = (await drawsFrames(page)) ? 'draws frames' : 'draws no frame';
    const { state, texts } = await page.evaluate(describeDocument);
    const asked = await Promise.all((requests.get(page) ?? []).map(describeRequest));
    return [...state, frames, ...texts, ...asked].join(', ');
  };
  const answer = describe().catch((error: Error) => error.message);
  return `${page.url()}: ${await Promise.race([answer, late])}`;
}

/** Runs in the page. */
function describeDocument(): { readonly state: readonly string[]; readonly texts: readonly string[] } {
  const texts = [...document.querySelectorAll('h1, [role=alert], [aria-invalid=true]')]
    .map((element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 80)}"`)
    .slice(0, 6);
  return { state: [document.readyState, document.visibilityState], texts };
}
