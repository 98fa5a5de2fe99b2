import { expect, test } from './fixtures.ts';
import { identityPage } from './support/gallery-pages.ts';
import { checkPicture, docsPictures, toPng } from './support/picture-store.ts';
import { type Look, takePictures } from './support/picture-take.ts';
import { openVisit } from './sweeps/visit.ts';

const scale = 0.6;

/** Pictures docs/identity.md shows: name, what it shows, and how. */
const pictures: readonly (readonly [string, string, Look])[] = [
  ['identity-colour', 'colour', { width: 1440, scheme: 'light' }],
  ['identity-dark', 'pieces', { width: 1440, scheme: 'dark' }],
  ['identity-states', 'buttons', { width: 1440, scheme: 'light' }],
  ['identity-fields', 'fields', { width: 1440, scheme: 'light' }],
];

test('[docs] the pictures of the identity are those of the site', async ({ page }, info) => {
  const visit = await openVisit(page, identityPage);
  const messages: string[] = [];
  for (const [name, chapter, look] of pictures) {
    const cut = { name, selector: `section[aria-labelledby="${chapter}"]` };
    const view = { width: look.width, schemes: [look.scheme] };
    const picture = (await takePictures(visit, view, [cut], scale)).get(look.scheme)?.get(name);
    expect(picture, name).toBeDefined();
    if (picture) {
      const finding = await checkPicture(`${name}.webp`, picture, docsPictures);
      if (!finding) continue;
      messages.push(finding.message);
      await info.attach(`${name} actual`, { body: await toPng(picture), contentType: 'image/png' });
    }
  }
  expect(messages).toEqual([]);
});
