import { lazy } from 'react';
import { keyFrom, textAt } from '../body-parts.ts';
import type { EntityKind } from '../entity-kind.ts';

const MenuEditor = lazy(() => import('../menu/menu-editor.tsx'));
const ConfigEditor = lazy(() => import('../config/config-editor.tsx'));
const SeoPreview = lazy(() => import('../seo/seo-preview.tsx'));

const fromAddress = (body: unknown): string => keyFrom(textAt(body, 'url'));

export const menus: EntityKind = {
  kind: 'menu',
  path: 'menus',
  marks: {},
  empty: () => [],
  Editor: MenuEditor,
  note: (body) => (Array.isArray(body) ? body.map((item) => textAt(item, 'title')).join(' · ') : ''),
};

export const seoRules: EntityKind = {
  kind: 'seo-rule',
  path: 'seo-rules',
  keyOf: fromAddress,
  marks: {
    '/url': { control: 'key', hint: 'entities.hint-url' },
    '/meta/title': { control: 'text' },
    '/meta/description': { control: 'long-text' },
    '/meta/keywords': { control: 'text' },
    '/og/locale': { control: 'key' },
    '/og/title': { control: 'text' },
    '/og/site_name': { control: 'text' },
    '/og/url': { control: 'key' },
    '/og/description': { control: 'long-text' },
    '/og/image': { control: 'image-path' },
    '/twitter/url': { control: 'key' },
    '/twitter/title': { control: 'text' },
    '/twitter/description': { control: 'long-text' },
    '/twitter/site': { control: 'key' },
    '/twitter/creator': { control: 'key' },
    '/twitter/image': { control: 'image-path' },
  },
  empty: () => ({ url: '/', meta: { title: '', description: '' } }),
  note: (body) => textAt(body, 'meta', 'title'),
  Preview: SeoPreview,
};

export const snippets: EntityKind = {
  kind: 'snippet',
  path: 'snippets',
  keyOf: fromAddress,
  marks: {
    '/url': { control: 'key', hint: 'entities.hint-url' },
    '/head': { control: 'code', hint: 'entities.hint-snippet' },
    '/body_begin': { control: 'code' },
    '/body_end': { control: 'code' },
  },
  empty: () => ({ url: '/*', head: '', body_begin: '', body_end: '' }),
};

export const redirects: EntityKind = {
  kind: 'redirect-rule',
  path: 'redirects',
  keyOf: fromAddress,
  marks: {
    '/url': { control: 'key', hint: 'entities.hint-url' },
    '/permanent': { hint: 'entities.hint-permanent' },
  },
  empty: () => ({ url: '/', url_to: '/' }),
  note: (body) => `→ ${textAt(body, 'url_to')}`,
};

export const lookups: EntityKind = {
  kind: 'lookup',
  path: 'lookups',
  marks: {
    '': { label: 'entities.lookup-values' },
    '/*': { openLabels: 'entities.lookup-field-' },
    '/*/uuid': { generated: true },
  },
  empty: () => [],
  note: (body) =>
    Array.isArray(body)
      ? body
          .slice(0, 5)
          .map((item) => textAt(item, 'name'))
          .join(' · ')
      : '',
};

export const languages: EntityKind = {
  kind: 'language',
  path: 'languages',
  keyShape: 'locale',
  marks: { '/id': { hidden: true }, '/locale': { readOnly: true } },
  empty: (key) => ({
    id: key,
    title: '',
    short_title: key.slice(0, 2).toUpperCase(),
    selftitle: '',
    is_default: false,
    locale: key,
    code: key.slice(0, 2),
  }),
  note: (body) => textAt(body, 'selftitle'),
};

export const configs: EntityKind = {
  kind: 'config',
  path: 'configs',
  marks: {},
  empty: (key) => ({ category: key, values: {} }),
  Editor: ConfigEditor,
  note: (body) => textAt(body, 'category'),
};
