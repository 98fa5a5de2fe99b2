import { axeFindings, contrastFindings } from '../../support/page-checks.ts';
import type { Inspection } from '../inspection.ts';

/** WCAG 2.2 level AA, as far as axe can tell. */
export const axeLight: Inspection = { name: 'axe, light', look: ({ page }) => axeFindings(page) };

/** Colours of the dark scheme; nothing else depends on the scheme. */
export const axeDark: Inspection = {
  name: 'axe, dark',
  view: { scheme: 'dark' },
  look: ({ page }) => contrastFindings(page),
};
