import { lazy } from 'react';
import { textAt } from '../../body-parts.ts';
import type { EntityKind } from '../../entity-kind.ts';

const MenuEditor = lazy(() => import('../../menu/menu-editor.tsx'));

export const kind: EntityKind = {
  kind: 'menu',
  path: 'menus',
  marks: {},
  empty: () => [],
  Editor: MenuEditor,
  note: (body) => (Array.isArray(body) ? body.map((item) => textAt(item, 'title')).join(' · ') : ''),
};
