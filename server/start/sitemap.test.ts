import { expect, test } from 'vitest';
import type { PageDocument } from '#schemas/page.ts';
import { sitemapPaths } from './sitemap.ts';

const page = (alias: string, more: Partial<PageDocument> = {}): PageDocument => ({
  alias,
  title: alias,
  layout: 'default',
  blocks: [],
  ...more,
});

test('[sitemap] public pages only, each at its one address', () => {
  const pages = [
    page('home'),
    page('info'),
    page('kampania'),
    page('application'),
    page('layout-default'),
    page('secret', { access: 'customer' }),
    page('hidden', { noindex: true }),
  ];
  expect(sitemapPaths(pages)).toEqual(['/', '/info', '/kampania']);
});
