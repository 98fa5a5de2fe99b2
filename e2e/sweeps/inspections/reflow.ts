import { stickingOut } from '../../support/page-checks.ts';
import { clippedText, spaceText } from '../../support/structure-checks.ts';
import type { Inspection } from '../inspection.ts';
import type { Visit, VisitWindow } from '../visit.ts';

/** Windows of people who need large print: the narrowest that counts, and 1440 px at 200 and at 400 %. */
const windows: Readonly<Record<string, VisitWindow>> = {
  '320 px': { width: 320, height: 640 },
  '200 % zoom': { width: 720, height: 450 },
  '400 % zoom': { width: 360, height: 225 },
};

const lost = async ({ page }: Visit) => [...(await stickingOut(page)), ...(await clippedText(page))];

/** [wcag 1.4.4, 1.4.10] Nothing is lost in a small window. */
export const reflow: readonly Inspection[] = Object.entries(windows).map(([what, window]) => ({
  name: `reflow, ${what}`,
  view: { window },
  look: lost,
}));

/** [wcag 1.4.12] Nor when letters, words and lines stand as far apart as readers may set them. */
export const spacedText: Inspection = {
  name: 'spaced text',
  view: { window: { width: 390, height: 844 } },
  look: async (visit) => {
    const putBack = await spaceText(visit.page);
    try {
      return await lost(visit);
    } finally {
      await putBack();
    }
  },
};
