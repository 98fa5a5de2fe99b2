import { MessageCircleQuestionMark } from 'lucide-react';
import { textAt } from '../../body-parts.ts';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'faq-item',
  path: 'faq',
  nav: { group: 'content', order: 12, icon: MessageCircleQuestionMark },
  marks: {
    '/id': { hidden: true },
    '/question': { control: 'text' },
    '/answer': { control: 'rich-text' },
    '/category': { control: 'relation', relation: 'faq-category' },
    '/order': { hint: 'entities.hint-order' },
  },
  empty: (key) => ({ id: key, question: '', answer: '', category: '', order: 10 }),
  note: (body) => textAt(body, 'category'),
});
