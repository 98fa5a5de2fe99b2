import { Landmark } from 'lucide-react';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'bank',
  path: 'banks',
  nav: { group: 'shop', order: 21, icon: Landmark },
  marks: { '/id': { hidden: true }, '/note': { hint: 'entities.hint-bank-note' } },
  empty: (key) => ({ id: key, name: '', uses: [] }),
});
