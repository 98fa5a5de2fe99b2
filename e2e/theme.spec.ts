import { expect, test } from './support/own-site.ts';

test('a colour of configuration `theme` is on the next page, in its own scheme only; an unreadable one is refused', async ({
  ownSite,
  page,
}) => {
  const { admin } = ownSite;
  const brandOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand').trim());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  const dark = await brandOf();

  await admin.create('configs', 'theme', { category: 'theme', values: { light: { brand: '#5b2a86' } } });
  await admin.publish('configs', 'theme');
  await page.reload();
  expect(await brandOf()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await brandOf()).toBe('#5b2a86');
  const refused = { category: 'theme', values: { light: { 'ink-soft': '#c0c0c0' } } };
  const { version } = await admin.read('configs', 'theme');
  await expect(
    admin.change('configs', 'theme', version, refused),
    'a theme nobody could read is refused, with the pair and its contrast',
  ).rejects.toThrow(/ink-soft on paper has a contrast of 1\.\d+:1; it must be 4\.5:1 at least/);

  // The other tests of this site look at the identity as it is.
  await admin.change('configs', 'theme', version, { category: 'theme', values: {} });
  await admin.publish('configs', 'theme');
});
