import { Tags } from 'lucide-react';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'product-type',
  path: 'product-types',
  nav: { group: 'shop', order: 12, icon: Tags },
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
  },
  empty: (key) => ({ id: key, alias: key, title: '', attributes: [] }),
});
