import { expect, test } from 'vitest';
import { createFakeHost } from './fake-host.ts';

const config = {
  premoderation: false,
  who_may: 'customers',
  max_length: 2000,
  page_size: 10,
  answers_page_size: 10,
  edit_minutes: 15,
};

test('[issue 6] the first page of comments is read with what it says of all, and kept for ten seconds', async () => {
  const host = createFakeHost();
  const headers = { 'x-items-total': '12', 'x-comments-readable': '31' };
  host.respond = () => ({ status: 200, body: { data: [], config }, headers });
  const content = host.source.forVisit({ locale: 'pl' });
  expect(await content.comments('first')).toEqual({ comments: [], total: 12, readable: 31, config });
  expect(content.reads).toMatchObject({ maxAgeS: 10, degraded: false });
  expect(host.requests).toMatchObject([
    {
      path: '/v2/posts/items/first/comments',
      query: { limit: '10', offset: '0', sorting: 'all' },
    },
  ]);
});

test('[issue 6] a post that is not there has no comments', async () => {
  const host = createFakeHost();
  host.respond = () => ({ status: 404, body: {} });
  expect(await host.source.forVisit({ locale: 'pl' }).comments('none')).toBeNull();
  expect(await host.source.forVisit({ locale: 'pl' }).comments('a/b')).toBeNull();
});
