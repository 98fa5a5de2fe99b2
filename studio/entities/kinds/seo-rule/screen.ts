import { SearchCheck } from 'lucide-react';
import { lazy } from 'react';
import { keyFromAddress, textAt } from '../../body-parts.ts';
import { kindScreen } from '../../kind-screen.tsx';

const SeoPreview = lazy(() => import('../../seo/seo-preview.tsx'));

export const screen = kindScreen({
  kind: 'seo-rule',
  path: 'seo-rules',
  nav: { group: 'site', order: 30, icon: SearchCheck },
  keyOf: keyFromAddress,
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
});
