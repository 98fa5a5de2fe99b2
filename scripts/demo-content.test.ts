import { describe, expect, test } from 'vitest';
import { checkDocument } from '#engine/content-check/check-document.ts';
import type { PageDocument } from '#schemas/page.ts';
import { sites } from '#server/platform/content/sites/index.ts';
import { registry } from '#widgets/index.ts';

describe.each([...sites.values()])('demo content of the site $name', ({ entries }) => {
  const pages = entries.filter(({ kind }) => kind === 'page');

  test.each(pages)('[content] page $key fits the registry, in every language', ({ data }) => {
    expect(checkDocument(data as PageDocument, registry)).toEqual([]);
  });
});
