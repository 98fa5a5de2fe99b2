import { test } from './fixtures.ts';
import { galleryPage, liveTypes } from './support/gallery-pages.ts';
import { expectNothingMoves } from './support/layout-shifts.ts';

/*
 * Examples that wake, in a phone's window alone: pages are looked at in both, and a slow connection is a phone's. What
 * stays as it was sent can only move while it loads, which the pages show.
 */

for (const type of liveTypes)
  test(`[shift] nothing moves among the examples of ${type}: loading, reading on, waking`, async ({
    page,
  }) => {
    // What is under test is that the connection is slow.
    test.slow();
    await expectNothingMoves(page, galleryPage(type));
  });
