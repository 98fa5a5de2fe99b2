import { expect, test } from './fixtures.ts';
import { galleryPage, liveTypes } from './support/gallery-pages.ts';
import { groupsOf, movesOf, movesOfGroup } from './support/layout-shifts.ts';

/*
 * Examples that wake, in a phone's window alone: pages are looked at in both, and a slow connection is a phone's. What
 * stays as it was sent can only move while it loads, which the pages show.
 */
for (const group of groupsOf(liveTypes))
  test(`[shift] nothing moves among the examples of ${group.join(', ')}`, async ({ openPage, proofs }, {
    project,
  }) => {
    // What is under test is that the connection is slow.
    test.slow();
    const paths = group.map(galleryPage);
    expect(await movesOfGroup(paths, { project: project.name, openPage, proofs })).toEqual([]);
  });

test('[shift] nothing moves at home when the phone is slow, too', async ({ page }) => {
  test.slow();
  // A processor that is slowed down takes all of the machine's time for it: one page, which has most blocks.
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  expect(await movesOf(page, '/')).toEqual([]);
});
