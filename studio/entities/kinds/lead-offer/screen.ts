import { BadgePercent } from 'lucide-react';
import { textAt } from '../../body-parts.ts';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'lead-offer',
  path: 'lead-offers',
  nav: { group: 'shop', order: 20, icon: BadgePercent },
  marks: {
    '/alias': { readOnly: true },
    '/text': { control: 'long-text' },
    '/provider': { hint: 'entities.hint-provider' },
  },
  empty: (key) => ({ alias: key, title: '', text: '', provider: '' }),
  note: (body) => textAt(body, 'provider'),
});
