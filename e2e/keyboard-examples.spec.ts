import { test } from './fixtures.ts';
import { expectKeyboardSees } from './support/focus-checks.ts';
import { galleryPage, galleryTypes } from './support/gallery-pages.ts';

/* In a wide window alone; pages are walked through in both. */

for (const type of galleryTypes)
  test(`[wcag 2.1.1, 2.4.7, 2.4.11] ${type}: Tab comes to every control of its examples, and its focus is seen`, async ({
    page,
  }) => {
    await expectKeyboardSees(page, galleryPage(type));
  });
