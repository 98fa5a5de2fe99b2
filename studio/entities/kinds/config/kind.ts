import { lazy } from 'react';
import { textAt } from '../../body-parts.ts';
import type { EntityKind } from '../../entity-kind.ts';

const ConfigEditor = lazy(() => import('../../config/config-editor.tsx'));

export const kind: EntityKind = {
  kind: 'config',
  path: 'configs',
  marks: {},
  empty: (key) => ({ category: key, values: {} }),
  Editor: ConfigEditor,
  note: (body) => textAt(body, 'category'),
};
