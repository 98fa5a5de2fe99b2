import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import {
  checkPicture,
  findDifference,
  type PictureDifference,
  pictureName,
  toPng,
} from '../../support/picture-store.ts';
import {
  type Cut,
  type Look,
  looks,
  type Picture,
  pictureWidths,
  schemes,
  takePictures,
} from '../../support/picture-take.ts';
import type { Inspection } from '../inspection.ts';

/**
 * [screenshots] Every cut of the page looks as stored in e2e/screenshots/, at 390 and 1440 px, light and dark. A moved
 * pixel passes, a broken layout does not: see support/picture-compare.ts. What differs is attached for a person to judge.
 */
export const pictures = (group: string, cuts: readonly Cut[]): Inspection => ({
  name: 'pictures',
  look: async (visit) => {
    const messages: string[] = [];
    for (const width of pictureWidths) {
      const take = () => takePictures(visit, { width, schemes }, cuts);
      const first = filesOf(group, width, await take());
      // On a busy machine a frame may be of the moment before: what differs is looked at once more.
      const files = (await allFit(first)) ? [] : filesOf(group, width, await take());
      for (const [file, picture] of files) {
        const finding = await checkPicture(file, picture);
        if (!finding) continue;
        messages.push(finding.message);
        await attach(file, picture, finding);
      }
    }
    return messages;
  },
});

/** Names of all pictures that a page is compared with. */
export const picturesOf = (group: string, cuts: readonly string[]): readonly string[] =>
  cuts.flatMap((cut) => looks.map((look) => pictureName(group, cut, look)));

/** Pictures of both schemes by the names they are stored under. */
function filesOf(
  group: string,
  width: Look['width'],
  taken: Awaited<ReturnType<typeof takePictures>>,
): readonly (readonly [file: string, picture: Picture])[] {
  return [...taken].flatMap(([scheme, pictures]) =>
    [...pictures].map(([name, picture]) => [pictureName(group, name, { width, scheme }), picture] as const),
  );
}

async function allFit(files: ReturnType<typeof filesOf>): Promise<boolean> {
  const findings = await Promise.all(files.map(([file, picture]) => findDifference(file, picture)));
  return findings.every((finding) => finding === null);
}

/** Expected, actual and difference, as files in test-results/ and in the report. */
async function attach(file: string, picture: Picture, { expected, diff }: PictureDifference): Promise<void> {
  const info = test.info();
  for (const [what, body] of Object.entries({ expected, actual: await toPng(picture), diff })) {
    if (!body) continue;
    const path = info.outputPath(`${file.replaceAll('/', '-').replace(/\.webp$/, '')}-${what}.png`);
    await writeFile(path, body);
    await info.attach(`${file} ${what}`, { path, contentType: 'image/png' });
  }
}
