import { textAt } from '../../body-parts.ts';
import type { EntityKind } from '../../entity-kind.ts';

export const kind: EntityKind = {
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
