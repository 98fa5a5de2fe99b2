import { Tags } from 'lucide-react';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'post-category',
  path: 'post-categories',
  nav: { group: 'content', order: 11, icon: Tags },
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
    '/description': { control: 'long-text' },
  },
  empty: (key) => ({ id: key, alias: key, title: '' }),
});
