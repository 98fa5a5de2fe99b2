import type { Dictionary } from '@puckeditor/core';
import type { Translate } from '#engine/i18n/translator.ts';

/** Puck's own words that can be met in our editor, in the Studio's language. */
export const puckWords = (t: Translate): Dictionary => ({
  'action-selectparent': t('editor.puck-parent'),
  'action-duplicate': t('editor.do-duplicate'),
  'action-delete': t('editor.do-remove'),
  'label-page': t('editor.view-canvas'),
  'loader-loading': t('studio.loading'),
});
