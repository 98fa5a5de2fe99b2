import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { nothingElseToDo } from './idle-page.ts';

/** What the document carries for the browser, as far as the tests look into it. */
interface DocumentState {
  readonly plan: { readonly regions: Readonly<Record<string, readonly DocumentBlock[]>> };
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}
export interface DocumentBlock {
  readonly kind: 'static' | 'live';
  readonly id: string;
  readonly type: string;
  readonly slots?: Readonly<Record<string, readonly DocumentBlock[]>>;
}

export async function documentState(page: Page): Promise<DocumentState> {
  return JSON.parse((await page.locator('#mozaika-plan').textContent()) ?? 'null') as DocumentState;
}

/** Every block the document's data names, containers before what they hold. */
export function* allBlocks(blocks: readonly DocumentBlock[]): Generator<DocumentBlock> {
  for (const block of blocks) {
    yield block;
    for (const inner of Object.values(block.slots ?? {})) yield* allBlocks(inner);
  }
}

/** Address of the chunk that holds the view of a widget alone. */
export async function viewChunk(page: Page, type: string): Promise<string> {
  const { chunks } = await documentState(page);
  const address = chunks[type]?.[0];
  if (address === undefined) throw new Error(`The document names no chunk for "${type}".`);
  return address;
}

/** Address of the runtime. */
export const runtimeChunk = (page: Page) => viewChunk(page, '');

export const blockOf = (page: Page, id: string): Locator => page.locator(`[data-block="${id}"]`);

/** Whether React has taken the block over: it leaves a mark of its own on each element it hydrates. */
const isAwake = (block: Locator): Promise<boolean> =>
  block.evaluate((element) =>
    [...element.children].some((child) => Object.keys(child).some((key) => key.startsWith('__reactFiber'))),
  );

/** Code may have to come over a slow line to a busy machine. */
const patience = 20_000;

/** @throws when it sleeps on */
export async function untilAwake(block: Locator): Promise<void> {
  const waiting = { message: 'the block comes alive', timeout: patience, intervals: [20, 50, 100] };
  await expect.poll(() => isAwake(block), waiting).toBe(true);
}

/** Touches every live block of the page that shows something, and waits until all are alive. */
export async function wakeAll(page: Page): Promise<void> {
  expect(await page.evaluate(touchAll, patience), 'blocks that sleep on').toEqual([]);
}

/** Runs in the page. @returns the blocks that sleep on */
async function touchAll(patience: number): Promise<string[]> {
  const isAwake = (block: Element) =>
    [...block.children].some((child) => Object.keys(child).some((key) => key.startsWith('__reactFiber')));
  const deadline = performance.now() + patience;
  // An example without content has nothing to wake.
  const blocks = [...document.querySelectorAll('[data-hydrate]:has(> *)')];
  for (const block of blocks) block.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  const asleep = () => blocks.filter((block) => !isAwake(block));
  while (asleep().length > 0 && performance.now() < deadline)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return asleep().map((block) => String(block.getAttribute('data-block')));
}

/** Waits until the browser has nothing to fetch and nothing to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(nothingElseToDo);
}

/** Keeps requests waiting until they are let through. */
export async function hold(
  page: Page,
  url: string,
): Promise<{ release(): void; readonly asked: Promise<void> }> {
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(url, async (route: Route) => {
    asked.resolve();
    await gate.promise;
    await route.continue();
  });
  return { release: () => gate.resolve(), asked: asked.promise };
}
