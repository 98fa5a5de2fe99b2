import { Shapes } from 'lucide-react';
import { lazy } from 'react';
import { textAt } from '../../body-parts.ts';
import { itemKey, itemKeyGap } from '../../custom/type-choices.ts';
import { kindScreen } from '../../kind-screen.tsx';

const ItemEditor = lazy(() => import('../../custom/item-editor.tsx'));
const ItemKey = lazy(() => import('../../custom/item-key.tsx'));

export const screen = kindScreen({
  kind: 'custom-entity',
  path: 'custom-entities',
  nav: { group: 'content', order: 20, icon: Shapes },
  KeyField: ItemKey,
  keyGap: itemKeyGap,
  marks: {},
  Editor: ItemEditor,
  empty: (key) => {
    const { type, id } = itemKey(key);
    return { id, is_active: true, name: '', type, value: {}, dynamic_value: {} };
  },
  note: (body) => textAt(body, 'type'),
});
