import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { demoPages, fixedScreens } from './support/demo-pages.ts';
import { groupsOf, movesOfGroup, recordShifts } from './support/layout-shifts.ts';
import { everyTaskInItsOwnFrame, untilTasksAreDone } from './support/own-frames.ts';

for (const group of groupsOf([...demoPages, ...fixedScreens]))
  test(`[shift] nothing moves, while it loads, as one reads on, and when its blocks wake: ${group.join(' ')}`, async ({
    openPage,
    proofs,
  }, { project }) => {
    // What is under test is that the connection is slow.
    test.slow();
    expect(await movesOfGroup(group, { project: project.name, openPage, proofs })).toEqual([]);
  });

const addBand = () => {
  const box = document.createElement('div');
  box.textContent = 'In the way';
  box.setAttribute('class', 'band');
  document.body.prepend(box);
  return box;
};

async function openRecorded(page: Page) {
  await everyTaskInItsOwnFrame(page);
  const shifts = await recordShifts(page);
  await page.goto('/about');
  await untilTasksAreDone(page);
  return shifts;
}

test('the measurement sees what moves', async ({ page }) => {
  const shifts = await openRecorded(page);
  await page.evaluate(addBand);
  await expect.poll(async () => (await shifts()).length).toBeGreaterThan(0);
});

test('the measurement sees what one task moves and the next puts back', async ({ page }) => {
  const shifts = await openRecorded(page);
  for (const [name, next] of Object.entries({
    timer: 'setTimeout(task)',
    message: 'const { port1, port2 } = new MessageChannel(); port1.onmessage = task; port2.postMessage(null)',
  })) {
    const before = (await shifts()).length;
    await page.evaluate(
      `(() => { const box = (${addBand})(); const task = () => box.remove(); ${next}; })()`,
    );
    await untilTasksAreDone(page);
    await expect.poll(async () => (await shifts()).length, name).toBeGreaterThan(before);
  }
});

test('the measurement begins anew, once, where the browser draws no frame', async ({ openPage }) => {
  const opened: Page[] = [];
  const undrawnAtFirst = async () => {
    const page = await openPage();
    // As a page that is left alone: it does all it does otherwise, but ends as soon as a frame is waited for.
    if (opened.length === 0)
      await page.addInitScript(() => {
        Object.assign(window, {
          requestAnimationFrame: () => {
            throw new Error('no frame');
          },
        });
      });
    opened.push(page);
    return page;
  };
  const proofs = { stands: async () => false };
  const moves = movesOfGroup(['/faq'], { project: 'undrawn', openPage: undrawnAtFirst, proofs });
  expect(await moves).toEqual([]);
  expect(opened).toHaveLength(2);
  expect(opened[0]?.isClosed()).toBe(true);
});
