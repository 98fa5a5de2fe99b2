import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/own-site.ts';
import { openStudio } from '../support/studio.ts';

// A site whose checks find nothing but this page.
test.use({ siteOf: 'start-panel' });

test('[issue 13] the first screen tells findings in the language of its reader', async ({
  page,
  ownSite,
}) => {
  const alias = `found-${randomUUID().slice(0, 8)}`;
  const html = '<p><a href="/nie-ma-takiej-strony">dalej</a></p>';
  await ownSite.publisher.create('pages', alias, {
    alias,
    title: 'Ślepa uliczka',
    layout: 'default',
    blocks: [{ id: 'one', type: 'rich-text', props: { html } }],
  });
  await openStudio(page, 'publisher', '');
  const wordsIn = async (language: string) => {
    const answer = await page.request.get(
      `/v2/system/manage/check?kind=page&key=${alias}&language=${language}`,
    );
    const { data } = (await answer.json()) as { data: { findings: { message: string }[] }[] };
    return data[0]?.findings[0]?.message ?? '';
  };
  const panel = page.getByRole('region', { name: /^(Do poprawy|To improve)/ });
  const [polish, english] = [await wordsIn('pl'), await wordsIn('en')];
  expect(polish).not.toBe(english);
  await expect(panel).toContainText(polish);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(panel).toContainText(english);
});
