import { textAt } from '../body-parts.ts';
import type { EntityKind } from '../entity-kind.ts';

const now = (): string => new Date().toISOString().replace(/\.\d+Z$/, 'Z');

export const posts: EntityKind = {
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

export const postCategories: EntityKind = {
  kind: 'post-category',
  path: 'post-categories',
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
    '/description': { control: 'long-text' },
  },
  empty: (key) => ({ id: key, alias: key, title: '' }),
};

export const viewBlocks: EntityKind = {
  kind: 'view-block',
  path: 'blocks',
  marks: {
    '/id': { hidden: true },
    '/key': { readOnly: true },
    '/content': { control: 'rich-text', hint: 'entities.hint-view-block' },
  },
  empty: (key) => ({ id: key, key, content: '' }),
};

export const carousels: EntityKind = {
  kind: 'carousel',
  path: 'carousels',
  marks: {
    '/alias': { readOnly: true },
    '/slides/*/id': { generated: true },
    '/slides/*/text': { control: 'long-text' },
  },
  empty: (key) => ({ alias: key, title: '', slides: [] }),
};
