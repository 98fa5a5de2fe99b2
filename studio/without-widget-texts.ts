import type { Plugin } from 'vite';

const isWidget = /\/widgets\/[^/]+\/widget\.ts$/;
const empty = '\0no-widget-texts';

/**
 * Leaves `texts.ts` of the widgets' folders out of the Studio, half a megabyte in four languages: what a block says comes with the
 * prepared page, in its language alone. The words of one widget are loaded by its type (`widgets/load-texts.ts`).
 */
export const withoutWidgetTexts: Plugin = {
  name: 'mozaika:without-widget-texts',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './texts.ts' && importer !== undefined && isWidget.test(importer) ? empty : null,
  load: (id) => (id === empty ? 'export const texts = {};' : null),
};
