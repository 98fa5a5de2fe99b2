import { isRecord } from '#registry/is-record.ts';
import { textAt } from '../body-parts.ts';
import type { EntityKind } from '../entity-kind.ts';

/** Place of an entry in its list, as people write it; nothing where there is none. */
const orderOf = (body: unknown): string =>
  isRecord(body) && typeof body['order'] === 'number' ? String(body['order']) : '';

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
  note: (body) => [textAt(body, 'category'), orderOf(body)].filter((part) => part !== '').join(' · '),
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
  note: orderOf,
};
