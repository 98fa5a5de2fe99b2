import type { ContentReader } from '#registry/content-reader.ts';
import type { WidgetQuery } from '#registry/widget.ts';
import type { ViewBlock } from '#schemas/view-block.ts';

/** The view block of a key, in the page's language. */
export const viewBlockQuery = (content: ContentReader, key: string): WidgetQuery<ViewBlock | null> => ({
  queryKey: ['view-block', content.locale, key],
  queryFn: () => content.viewBlock(key),
});
