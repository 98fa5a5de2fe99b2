import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { demoPages, fixedScreens } from './support/demo-pages.ts';
import {
  galleryExamples,
  galleryPage,
  galleryTypes,
  hushMissingFiles,
  identityPage,
} from './support/gallery-pages.ts';
import { checkPicture, type Finding, pictureName, stalePictures } from './support/picture-store.ts';
import { type Cut, looks, openStill, pictureScale, takePictures } from './support/picture-take.ts';

/*
 * What every example and every page looks like at 390 and 1440 px, light and dark, against pictures stored in
 * e2e/screenshots/. A moved pixel passes, a broken layout does not: see support/picture-compare.ts.
 */
test.use({ deviceScaleFactor: pictureScale });

const pages: readonly string[] = [...demoPages, ...fixedScreens, identityPage];
const errorPages = [
  ['/nothing-is-here', 404],
  ['/bpm-error', 555],
] as const;

/** `/info/costs` -> `info-costs`. */
const nameOf = (path: string): string => path.slice(1).replaceAll('/', '-') || 'home';

/** Compares every cut of the open page in every look; what differs is attached for a person to judge. */
async function expectPictures(
  page: Page,
  group: string,
  cuts: readonly Cut[],
  info: TestInfo,
): Promise<void> {
  const messages: string[] = [];
  for (const look of looks)
    for (const [name, picture] of await takePictures(page, look, cuts)) {
      const file = pictureName(group, name, look);
      const finding = await checkPicture(file, picture);
      if (!finding) continue;
      messages.push(finding.message);
      await attach(info, file, picture, finding);
    }
  expect(messages).toEqual([]);
}

/** Expected, actual and difference, as files in test-results/ and in the report. */
async function attach(
  info: TestInfo,
  file: string,
  actual: Buffer,
  { expected, diff }: Finding,
): Promise<void> {
  for (const [what, body] of Object.entries({ expected, actual, diff })) {
    if (!body) continue;
    const path = info.outputPath(`${file.replaceAll('/', '-').replace(/\.webp$/, '')}-${what}.png`);
    await writeFile(path, body);
    await info.attach(`${file} ${what}`, { path, contentType: 'image/png' });
  }
}

for (const type of galleryTypes)
  test(`[screenshots] ${type} looks as stored`, async ({ page, request }, info) => {
    const names = (await galleryExamples(request)).get(type) ?? [];
    expect(names).not.toEqual([]);
    await hushMissingFiles(page);
    await openStill(page, galleryPage(type));
    const cuts = names.map((name) => ({ name, selector: `[id="example-${name}"]` }));
    await expectPictures(page, `widgets/${type}`, cuts, info);
  });

for (const path of pages)
  test(`[screenshots] ${path} looks as stored`, async ({ page }, info) => {
    await openStill(page, path);
    await expectPictures(page, 'pages', [{ name: nameOf(path), selector: null }], info);
  });

for (const [path, status] of errorPages)
  test(`[screenshots] ${path} looks as stored`, async ({ page, quiet }, info) => {
    quiet.expectMessage(new RegExp(`status of ${status}`));
    await openStill(page, path);
    await expectPictures(page, 'pages', [{ name: nameOf(path), selector: null }], info);
  });

test('[screenshots] no stored picture is left of what is gone', async ({ request }) => {
  const examples = [...(await galleryExamples(request))];
  const shown = [
    ...examples.flatMap(([type, names]) => names.map((name) => [`widgets/${type}`, name] as const)),
    ...[...pages, ...errorPages.map(([path]) => path)].map((path) => ['pages', nameOf(path)] as const),
  ];
  const known = shown.flatMap(([group, name]) => looks.map((look) => pictureName(group, name, look)));
  expect(await stalePictures(new Set(known)), '`npm run screenshots` deletes them.').toEqual([]);
});
