import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from '../support/own-site.ts';
import { openStudio, screenFindings, screenReady } from '../support/studio.ts';

// A second language, which everybody's site does not have: this test has a server to itself.
test.use({ siteOf: 'pictures' });

/** A picture nobody has sent before: two same files would be one in the library. */
async function newPicture(name: string) {
  const [red = 0, green = 0, blue = 0] = Buffer.from(randomUUID().slice(0, 6), 'hex');
  const background = { r: red, g: green, b: blue };
  const buffer = await sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

test('[issue 6] a picture is uploaded, described, aimed by keyboard, used, served in modern formats, and kept while it is used', async ({
  ownSite,
  page,
  quiet,
}) => {
  quiet.expectMessage(/409.*\/manage\/media\//s);
  const { admin, publisher: staff } = ownSite;
  const english = {
    title: 'angielski',
    short_title: 'EN',
    selftitle: 'English',
    is_default: false,
    locale: 'en',
  };
  await admin.create('languages', 'en', { ...english, id: randomUUID(), code: 'en' });
  const name = `picture${randomUUID().slice(0, 8)}`;
  await openStudio(page, 'publisher', 'media');
  await page.locator('input[type=file]').setInputFiles(await newPicture(name));
  await expect(page.getByText(`Dodano: ${name}`)).toBeVisible();
  await page.getByRole('button', { name: `Otwórz: ${name}` }).press('Enter');
  const details = page.getByRole('dialog', { name });
  await details.locator('textarea[lang=pl]').fill('Zielona łąka po deszczu');
  await details.locator('textarea[lang=en]').fill('A green meadow after the rain');
  const point = details.getByRole('button', { name: /^Najważniejsze miejsce/ });
  for (const key of [...Array(5).fill('ArrowRight'), ...Array(5).fill('ArrowUp')]) await point.press(key);
  await expect(point).toHaveAccessibleName('Najważniejsze miejsce 75% od lewej, 25% od góry');
  await expect(details).toContainText('Nigdzie. Można je usunąć.');
  await screenReady(page);
  expect(await screenFindings(page)).toEqual([]);
  await details.getByRole('button', { name: 'Zapisz' }).click();
  await expect(details).toHaveCount(0);

  const image = { src: '/illustrations/map.svg', alt: 'Plan', width: 480, height: 360 };
  const blocks = [{ id: 'picture', type: 'image', props: { image, width: 'full' } }];
  await staff.create('pages', name, { alias: name, title: `Strona ${name}`, layout: 'default', blocks });
  await page.goto(`/studio/pages/${name}`);
  await page.getByRole('tree', { name: 'Bloki strony' }).getByRole('treeitem').click();
  await page.getByRole('button', { name: 'Zmień obraz' }).click();
  const picker = page.getByRole('dialog', { name: 'Wybierz zdjęcie' });
  await picker.getByRole('searchbox').fill(name);
  await picker.getByRole('button', { name: `Wybierz: ${name}` }).click();
  await expect(picker).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Opis/ })).toHaveValue('Zielona łąka po deszczu');
  const stored = async () => JSON.stringify((await staff.read('pages', name)).draft);
  await expect.poll(stored).toContain('Zielona łąka po deszczu');
  await staff.publish('pages', name);

  await page.goto(`/${name}`);
  const shown = page.getByRole('img', { name: 'Zielona łąka po deszczu' });
  await expect(shown).toHaveCSS('object-position', '75% 25%');
  const sources = page.locator('picture', { has: shown }).locator('source');
  expect(await sources.evaluateAll((all) => all.map((source) => source.getAttribute('type')))).toEqual([
    'image/avif',
    'image/webp',
  ]);
  for (const srcSet of await sources.evaluateAll((all) => all.map((source) => source.getAttribute('srcset'))))
    expect(srcSet).toMatch(/\S+ \d+w, \S+ \d+w/);
  await expect
    .poll(() => shown.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
    .not.toBe(0);
  const chosen = await shown.evaluate((one: HTMLImageElement) => one.currentSrc);
  const file = await page.request.get(chosen);
  expect(file.headers()['content-type']).toBe('image/avif');
  expect((await sharp(await file.body()).metadata()).format).toBe('heif');

  await page.goto(`/studio/media?q=${name}`);
  await page.getByRole('button', { name: `Otwórz: ${name}` }).click();
  await expect(details.getByRole('link', { name: `Strona ${name}` })).toBeVisible();
  await expect(details).toContainText('na stronie');
  await details.getByRole('button', { name: 'Usuń zdjęcie' }).click();
  const asked = page.getByRole('dialog', { name: 'Usunąć zdjęcie?' });
  // It is the platform that refuses, whatever a screen offers.
  const answer = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await asked.getByRole('button', { name: 'Usuń zdjęcie' }).click();
  expect((await answer).status()).toBe(409);
  await expect(asked).toContainText('Zdjęcie jest używane, więc nie można go usunąć.');
});
