import { expect, test } from '../fixtures.ts';
import { isUpdating } from '../support/picture-store.ts';
import { inspect, onPhone } from './inspection.ts';
import { axeDark, axeLight } from './inspections/axe.ts';
import { tabDown, tabUp } from './inspections/keyboard.ts';
import { forcedColours, inkOnPaper } from './inspections/modes.ts';
import { pictures, picturesOf } from './inspections/pictures.ts';
import { reflow, spacedText } from './inspections/reflow.ts';
import { fits, headings, ids } from './inspections/structure.ts';
import { ownTypeface } from './inspections/typeface.ts';
import { errorPages, pageName, visitedPages } from './subjects.ts';
import { openVisit, phoneWindow } from './visit.ts';

/* Each page is opened once, looked at in a desktop's window and then in a phone's. */

const paths = [...visitedPages.map((path) => [path, 200] as const), ...errorPages];

for (const [path, status] of paths)
  test(`[screenshots] [wcag 2.2] ${path}, inspected`, async ({ openPage, quiet, proofs }) => {
    // All inspections of a page together.
    test.slow();
    const subject = { name: `page ${path}`, path, pictures: picturesOf('pages', [pageName(path)]) };
    if (!isUpdating && (await proofs.stands(subject))) return;
    const page = await openPage();
    if (status !== 200) quiet.expectMessage(new RegExp(`status of ${status}`));
    const visit = await openVisit(page, path);
    expect(visit.status).toBe(status);
    await inspect(visit, [ownTypeface, pictures('pages', [{ name: pageName(path), selector: null }])]);
    if (isUpdating) return;
    const structure = [fits, axeLight, axeDark, headings, ids];
    await inspect(visit, [...reflow, spacedText, forcedColours, inkOnPaper, ...structure, tabDown]);
    // Now a block wakes when the focus comes to it.
    await visit.wakeUp();
    await inspect(visit, [tabUp]);
    await visit.moveTo(phoneWindow);
    await inspect(visit, [...structure, tabDown, tabUp].map(onPhone));
  });
