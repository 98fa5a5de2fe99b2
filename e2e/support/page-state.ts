import type { Page, TestInfo } from '@playwright/test';

/** A page that draws no frame any more answers nothing that waits for one. */
const patience = 3000;

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
  const answer = page.evaluate(describeDocument, patience).catch((error: Error) => error.message);
  return `${page.url()}: ${await Promise.race([answer, late])}`;
}

/** Runs in the page. */
async function describeDocument(patience: number): Promise<string> {
  // Tests may have put functions of their own in place of the window's timers.
  const signal = AbortSignal.timeout(patience);
  const late = new Promise<string>((resolve) => {
    signal.onabort = () => resolve('draws no frame');
  });
  const drawn = new Promise<string>((resolve) => requestAnimationFrame(() => resolve('draws frames')));
  const frames = await Promise.race([drawn, late]);
  const texts = [...document.querySelectorAll('h1, [role=alert], [aria-invalid=true]')]
    .map((element) => `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 80)}"`)
    .slice(0, 6);
  return [document.readyState, document.visibilityState, frames, ...texts].join(', ');
}
