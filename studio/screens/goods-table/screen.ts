import { FileSpreadsheet } from 'lucide-react';
import type { StudioScreen } from '../../app/screen.ts';

export const screen: StudioScreen = {
  path: 'goods-table',
  title: 'goods-table.title',
  role: 'author',
  nav: { group: 'shop', order: 3, icon: FileSpreadsheet },
  load: () => import('./goods-table.tsx'),
};
