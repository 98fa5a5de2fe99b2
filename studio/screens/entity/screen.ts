import type { StudioScreen } from '../../app/screen.ts';

/** One entry of any kind that has no editor of its own, e.g. `content/menus/main?locale=pl`; without a key, a new one. */
export const screen: StudioScreen = {
  path: 'content/:segment/:key?',
  title: 'entities.entry-title',
  role: 'author',
  load: () => import('./entity.tsx'),
};
