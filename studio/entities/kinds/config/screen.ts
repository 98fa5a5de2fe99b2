import { SlidersHorizontal } from 'lucide-react';
import { lazy } from 'react';
import { textAt } from '../../body-parts.ts';
import { kindScreen } from '../../kind-screen.tsx';

const ConfigEditor = lazy(() => import('../../config/config-editor.tsx'));

export const screen = kindScreen({
  kind: 'config',
  path: 'configs',
  nav: { group: 'look', order: 10, icon: SlidersHorizontal },
  marks: {},
  empty: (key) => ({ category: key, values: {} }),
  Editor: ConfigEditor,
  note: (body) => textAt(body, 'category'),
});
