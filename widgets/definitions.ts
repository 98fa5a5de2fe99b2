import type { Widget } from '#registry/widget.ts';

const found = import.meta.glob<{ widget: Widget }>('.//*/widget.ts', { eager: true });

for (const [path, { widget }] of Object.entries(found))
  if (path !== `./${widget.type}/widget.ts`)
    throw new Error(
      `${path} defines "${widget.type}": folder and type must be the same, because the browser finds the view by it.`,
    );

/**
 * Every widget of the house as its folder declares it, found by its folder. The Studio's build leaves out `texts.ts` of the folders
 * (studio/without-widget-texts.ts): the server sends the words of a page with it.
 */
export const definitions: readonly Widget[] = Object.values(found).map(({ widget }) => widget);
