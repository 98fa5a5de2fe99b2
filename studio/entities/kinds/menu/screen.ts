import { ListTree } from 'lucide-react';
import { lazy } from 'react';
import { textAt } from '../../body-parts.ts';
import { kindScreen } from '../../kind-screen.tsx';

const MenuEditor = lazy(() => import('../../menu/menu-editor.tsx'));

export const screen = kindScreen({
  kind: 'menu',
  path: 'menus',
  nav: { group: 'site', order: 20, icon: ListTree },
  marks: {},
  empty: () => [],
  Editor: MenuEditor,
  note: (body) => (Array.isArray(body) ? body.map((item) => textAt(item, 'title')).join(' · ') : ''),
});
