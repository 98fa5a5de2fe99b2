import { PanelTop } from 'lucide-react';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'view-block',
  path: 'blocks',
  nav: { group: 'site', order: 21, icon: PanelTop },
  marks: {
    '/id': { hidden: true },
    '/key': { readOnly: true },
    '/content': { control: 'rich-text', hint: 'entities.hint-view-block' },
  },
  empty: (key) => ({ id: key, key, content: '' }),
});
