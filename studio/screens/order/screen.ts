import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'orders/:id',
  title: 'order.title',
  role: 'support',
  load: () => import('./open-order.tsx'),
};
