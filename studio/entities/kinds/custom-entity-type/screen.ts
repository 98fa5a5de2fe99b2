import { Blocks } from 'lucide-react';
import { lazy } from 'react';
import { kindScreen } from '../../kind-screen.tsx';

const TypeEditor = lazy(() => import('../../custom/type-editor.tsx'));
const TypeItems = lazy(() => import('../../custom/type-items.tsx'));

export const screen = kindScreen({
  kind: 'custom-entity-type',
  path: 'custom-entity-types',
  nav: { group: 'content', order: 21, icon: Blocks },
  marks: {},
  Editor: TypeEditor,
  Preview: TypeItems,
  empty: (key) => ({ alias: key, title: {}, fields: [] }),
});
