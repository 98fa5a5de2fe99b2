import { ListTree } from 'lucide-react';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'faq-category',
  path: 'faq-categories',
  nav: { group: 'content', order: 13, icon: ListTree },
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
    '/order': { hint: 'entities.hint-order' },
  },
  empty: (key) => ({ id: key, alias: key, title: '', order: 10 }),
});
