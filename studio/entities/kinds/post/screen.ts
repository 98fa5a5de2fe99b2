import { Newspaper } from 'lucide-react';
import { textAt } from '../../body-parts.ts';
import { kindScreen } from '../../kind-screen.tsx';

const now = (): string => new Date().toISOString().replace(/\.\d+Z$/, 'Z');

export const screen = kindScreen({
  kind: 'post',
  path: 'posts',
  nav: { group: 'content', order: 10, icon: Newspaper },
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
    '/short_content': { control: 'long-text', hint: 'entities.hint-short-content' },
    '/content': { control: 'rich-text' },
    '/date_post': { control: 'moment' },
    '/categories/*': { control: 'relation', relation: 'post-category' },
  },
  empty: (key) => ({
    id: key,
    alias: key,
    title: '',
    short_content: '',
    date_post: now(),
    categories: [],
    content: '',
  }),
  note: (body) => textAt(body, 'date_post').slice(0, 10),
});
