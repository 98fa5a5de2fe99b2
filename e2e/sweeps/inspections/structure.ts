import { duplicateIds, stickingOut } from '../../support/page-checks.ts';
import { clippedText, headingFindings } from '../../support/structure-checks.ts';
import type { Inspection } from '../inspection.ts';

export const headings: Inspection = {
  name: 'headings in order',
  look: ({ page }) => headingFindings(page),
};

export const ids: Inspection = {
  name: 'ids once',
  look: async ({ page }) => (await duplicateIds(page)).map((id) => `more than one "${id}"`),
};

/** In the window it was opened in. */
export const fits: Inspection = { name: 'nothing sticks out', look: ({ page }) => stickingOut(page) };

/** No box cuts off the text it holds. */
export const wholeText: Inspection = { name: 'no text cut off', look: ({ page }) => clippedText(page) };
