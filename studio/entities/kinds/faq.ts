import { textAt } from '../body-parts.ts';
import type { EntityKind } from '../entity-kind.ts';

export const faqItems: EntityKind = {
  kind: 'faq-item',
  path: 'faq',
  marks: {
    '/id': { hidden: true },
    '/question': { control: 'text' },
    '/answer': { control: 'rich-text' },
    '/category': { control: 'relation', relation: 'faq-category' },
    '/order': { hint: 'entities.hint-order' },
  },
  empty: (key) => ({ id: key, question: '', answer: '', category: '', order: 10 }),
  note: (body) => textAt(body, 'category'),
};

export const faqCategories: EntityKind = {
  kind: 'faq-category',
  path: 'faq-categories',
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
    '/order': { hint: 'entities.hint-order' },
  },
  empty: (key) => ({ id: key, alias: key, title: '', order: 10 }),
};
