import { lazy } from 'react';
import type { EntityKind } from '../../entity-kind.ts';

const TypeEditor = lazy(() => import('../../custom/type-editor.tsx'));
const TypeItems = lazy(() => import('../../custom/type-items.tsx'));

export const kind: EntityKind = {
  kind: 'custom-entity-type',
  path: 'custom-entity-types',
  marks: {},
  Editor: TypeEditor,
  Preview: TypeItems,
  empty: (key) => ({ alias: key, title: {}, fields: [] }),
};
