import { GalleryHorizontal } from 'lucide-react';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'carousel',
  path: 'carousels',
  nav: { group: 'site', order: 22, icon: GalleryHorizontal },
  marks: {
    '/alias': { readOnly: true },
    '/slides/*/id': { generated: true },
    '/slides/*/text': { control: 'long-text' },
  },
  empty: (key) => ({ alias: key, title: '', slides: [] }),
});
