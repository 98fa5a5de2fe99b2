import { ReceiptText } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'orders',
  title: 'orders.title',
  role: 'support',
  nav: { group: 'shop', order: 1, icon: ReceiptText },
  load: () => import('./orders.tsx'),
};
