import { type TourKey, tabThrough } from '../../support/focus-checks.ts';
import type { Inspection } from '../inspection.ts';

/** [wcag 2.1.1, 2.4.7, 2.4.11] Every control of `main` is reached by the key, and its focus is seen. */
const tour = (key: TourKey, scheme: 'light' | 'dark'): Inspection => ({
  name: `keyboard, ${key}, ${scheme}`,
  view: { scheme },
  look: async ({ page, cdp }) => {
    const { unreached, findings } = await tabThrough(page, key, cdp);
    return [...unreached.map((control) => `${key} never came to ${control}`), ...findings];
  },
});

export const tabDown: Inspection = tour('Tab', 'light');
export const tabUp: Inspection = tour('Shift+Tab', 'dark');
