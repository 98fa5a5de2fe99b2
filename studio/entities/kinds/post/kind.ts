import { textAt } from '../../body-parts.ts';
import type { EntityKind } from '../../entity-kind.ts';

const now = (): string => new Date().toISOString().replace(/\.\d+Z$/, 'Z');

export const kind: EntityKind = {
  kind: 'post',
  path: 'posts',
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
};
