import { blockOf } from './support/blocks.ts';
import { expect, test } from './support/foreign-site.ts';
import { loggedBlocks } from './support/logged-blocks.ts';

const text = (id: string, html: string) => ({ id, type: 'rich-text', props: { html } });

/** Blocks that cannot be shown, by what is wrong with them. */
const broken = [
  ['unknown-type', { id: 'no-such', type: 'no-such-widget', props: {} }],
  ['unknown-type', { id: 'builtin', type: 'constructor', props: {} }],
  ['unknown-type', { id: 'proto', type: '__proto__', props: {} }],
  ['invalid-props', { id: 'wrong-props', type: 'hero', props: { title: { of: 'another kind' } } }],
  ['invalid-props', { id: 'no-props', type: 'hero', props: {} }],
] as const;

const document = {
  alias: 'broken-blocks',
  title: 'Broken blocks',
  layout: 'default',
  blocks: [
    text('before', '<h1>Before all of them</h1>'),
    ...broken.map(([, block]) => block),
    {
      id: 'columns',
      type: 'columns',
      props: {},
      slots: {
        first: [text('in-column', '<p>In the first column</p>')],
        nowhere: [text('lost', '<p>Lost</p>')],
      },
    },
    { id: 'no-slots', type: 'columns', props: {} },
    text('after', '<p>After all of them</p>'),
  ],
};

test('blocks that cannot be shown are left out, named in the log, and harm nothing else', async ({
  foreignSite,
  page,
}) => {
  // Our own platform lets none of this go live; another host, or a build without the widget, may.
  const { platform, server, counter } = foreignSite;
  platform.put('page', 'broken-blocks', document);
  const response = await page.goto('/broken-blocks');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Before all of them' })).toBeVisible();
  await expect(page.getByText('In the first column')).toBeVisible();
  await expect(page.getByText('After all of them')).toBeVisible();
  await expect(page.getByText('Lost', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const [kind, { id, type }] of broken) {
    await expect(blockOf(page, id)).toHaveCount(0);
    expect(loggedBlocks(server.log())).toContainEqual(
      expect.objectContaining({ page: 'broken-blocks', blockId: id, type, kind }),
    );
  }
  expect(loggedBlocks(server.log())).toContainEqual(
    expect.objectContaining({ page: 'broken-blocks', blockId: 'columns', kind: 'slot-refused' }),
  );
  const unknown = 'mozaika_block_failures_total{kind="unknown-type",page="broken-blocks",type="constructor"}';
  expect(await counter(unknown)).toBeGreaterThan(0);
});
