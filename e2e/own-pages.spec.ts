import { blockOf } from './support/blocks.ts';
import { expect, test } from './support/own-site.ts';

/** A page with one calculator, whose block id is the same on every such page. */
const calculatorPage = (alias: string, title: string) => ({
  alias,
  title,
  layout: 'default',
  blocks: [
    { id: 'title', type: 'rich-text', props: { html: `<h1>${title}</h1>` } },
    { id: 'twin', type: 'loan-calculator', props: {} },
  ],
});

test('a block does not carry its state to another page, even under the same id', async ({
  ownSite,
  page,
}) => {
  const { publisher } = ownSite;
  for (const [alias, title] of [
    ['twin-one', 'The one'],
    ['twin-other', 'The other'],
  ] as const) {
    await publisher.create('pages', alias, calculatorPage(alias, title));
    await publisher.publish('pages', alias);
  }
  await page.goto('/twin-one');
  const amount = blockOf(page, 'twin').getByRole('spinbutton').first();
  const start = await amount.inputValue();
  await amount.fill('12000');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.setAttribute('href', '/twin-other');
    link.textContent = 'To the other';
    document.body.prepend(link);
  });
  await page.getByRole('link', { name: 'To the other' }).click();
  await expect(page.getByRole('heading', { name: 'The other' })).toBeVisible();
  await expect(amount).toHaveValue(start);
});
