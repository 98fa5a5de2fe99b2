import { test } from './fixtures.ts';
import { galleryPage, galleryTypes } from './support/gallery-pages.ts';
import { expectNothingMoves } from './support/layout-shifts.ts';

/* In a phone's window alone: pages are looked at in both, and a slow connection is a phone's. */

for (const type of galleryTypes)
  test(`[shift] nothing moves among the examples of ${type}: loading, reading on, waking`, async ({
    page,
  }) => {
    // What is under test is that the connection is slow.
    test.slow();
    await expectNothingMoves(page, galleryPage(type));
  });
