import { expect, test } from '../fixtures.ts';
import { galleryExamples, galleryPage, galleryTypes } from '../support/gallery-pages.ts';
import { isUpdating } from '../support/picture-store.ts';
import { inspect } from './inspection.ts';
import { axeDark, axeLight } from './inspections/axe.ts';
import { tabDown, tabUp } from './inspections/keyboard.ts';
import { forcedColours, inkOnPaper } from './inspections/modes.ts';
import { pictures, picturesOf } from './inspections/pictures.ts';
import { reflow, spacedText } from './inspections/reflow.ts';
import { fits, headings, ids } from './inspections/structure.ts';
import { ownTypeface } from './inspections/typeface.ts';
import { waking } from './inspections/waking.ts';
import { openVisit } from './visit.ts';

/* Each widget's page of the gallery is opened once. As it was sent first, then with all its blocks awake. */

for (const type of galleryTypes)
  test(`[gate] [screenshots] [wcag 2.2] ${type}: every example, inspected`, async ({
    openPage,
    request,
    proofs,
  }) => {
    // All inspections of a page together.
    test.slow();
    const names = (await galleryExamples(request)).get(type) ?? [];
    expect(names).not.toEqual([]);
    const stored = picturesOf(`widgets/${type}`, names);
    const subject = { name: `gallery ${type}`, path: galleryPage(type), pictures: stored };
    if (!isUpdating && (await proofs.stands(subject))) return;
    const page = await openPage();
    const visit = await openVisit(page, galleryPage(type));
    expect(visit.status).toBe(200);
    const cuts = names.map((name) => ({ name, selector: `[id="example-${name}"]` }));
    await inspect(visit, [ownTypeface, pictures(`widgets/${type}`, cuts)]);
    if (isUpdating) return;
    for (const name of names)
      await expect.soft(page.locator(`[id="${name}"]`), `the anchor of ${name}`).toBeVisible();
    await inspect(visit, [...reflow, spacedText, forcedColours, inkOnPaper]);
    // Focus wakes blocks, too: where scripts are there already it comes last.
    await inspect(visit, visit.wokeAtOnce ? [] : [tabDown]);
    await visit.wakeUp();
    await inspect(visit, [waking, fits, axeLight, axeDark, headings, ids]);
    await inspect(visit, visit.wokeAtOnce ? [tabDown, tabUp] : [tabUp]);
  });
