import { expect, test } from './fixtures.ts';

const open = (html: string) => `data:text/html,${encodeURIComponent(html)}`;

test('a quiet page passes', async ({ page }) => {
  await page.goto(open('<h1>Quiet</h1>'));
  await expect(page.getByRole('heading')).toBeVisible();
});

test('a declared message passes', async ({ page, quiet }) => {
  quiet.expectMessage(/on purpose/);
  quiet.allowMessage(/it happens/);
  quiet.allowMessage(/nor does this/);
  await page.goto(open('<script>console.warn("on purpose"); console.error("it happens")</script>'));
});

const complaints: readonly (readonly [string, string])[] = [
  ['console error', '<script>console.error("loud")</script>'],
  ['page error', '<script>throw new Error("loud")</script>'],
  [
    'policy violation',
    `<meta http-equiv="content-security-policy" content="script-src 'none'"><script>1</script>`,
  ],
];
for (const [what, html] of complaints)
  test(`a ${what} nobody declared fails the test`, async ({ page }) => {
    test.fail();
    await page.goto(open(html));
  });

test('a declared message that never comes fails the test', async ({ page, quiet }) => {
  test.fail();
  quiet.expectMessage(/never written/);
  await page.goto(open('<h1>Quiet</h1>'));
});
