import { lazy } from 'react';
import { textAt } from '../body-parts.ts';
import { itemKey, itemKeyGap } from '../custom/type-choices.ts';
import type { EntityKind } from '../entity-kind.ts';

const ItemEditor = lazy(() => import('../custom/item-editor.tsx'));
const ItemKey = lazy(() => import('../custom/item-key.tsx'));
const TypeEditor = lazy(() => import('../custom/type-editor.tsx'));
const TypeItems = lazy(() => import('../custom/type-items.tsx'));

export const customEntities: EntityKind = {
  kind: 'custom-entity',
  path: 'custom-entities',
  KeyField: ItemKey,
  keyGap: itemKeyGap,
  marks: {},
  Editor: ItemEditor,
  empty: (key) => {
    const { type, id } = itemKey(key);
    return { id, is_active: true, name: '', type, value: {}, dynamic_value: {} };
  },
  note: (body) => textAt(body, 'type'),
};

export const customEntityTypes: EntityKind = {
  kind: 'custom-entity-type',
  path: 'custom-entity-types',
  marks: {},
  Editor: TypeEditor,
  Preview: TypeItems,
  empty: (key) => ({ alias: key, title: {}, fields: [] }),
};
