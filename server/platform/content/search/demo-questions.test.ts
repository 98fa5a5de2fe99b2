import { expect, test } from 'vitest';
import type { FaqItem } from '#schemas/faq.ts';
import { sites } from '../sites/index.ts';
import { faqDocument } from './search-documents.ts';
import { createSearchIndex } from './search-index.ts';

const questions = (sites.get('shop')?.entries ?? []).flatMap((entry) =>
  entry.kind === 'faq-item' ? [faqDocument(entry.data as FaqItem)] : [],
);

test.each(['spłata', 'splata', 'opłata', 'odstąpić'])(
  '[truth] the questions of the shop answer „%s”',
  (query) => {
    const index = createSearchIndex(questions);
    expect(index.find({ query, kind: 'question', limit: 10, offset: 0, now: 0 }).total).toBeGreaterThan(0);
  },
);
