import type { DefaultTreeAdapterTypes } from 'parse5';
import { isRecord } from '#registry/is-record.ts';
import type { Block } from '#schemas/page.ts';
import { parseHtml } from './parse-html.ts';
import { slotTag, widgetTag } from './widget-tag.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** HTML with its widget tags replaced by places for blocks. */
export interface ExtractedWidgets {
  /** `<mozaika-slot name="w0"></mozaika-slot>` stands where a widget was. */
  readonly html: string;
  readonly widgets: readonly { readonly slot: string; readonly block: Block }[];
  /** Widget tags that could not be read, in words for the log. Nothing is shown in their place. */
  readonly problems: readonly string[];
}

/**
 * Lifts `<mozaika-widget type="call-to-action" props='{"title":"…"}'>` out of sanitised HTML, so that such a widget is
 * resolved, checked and isolated like any other block. All other letters stay as the sanitiser left them: writing the
 * tree anew could mean something else to the next parser. What stands inside a widget tag is put behind it, because HTML
 * knows no `<mozaika-widget/>` and takes the rest of the text for its content. Of a text that cannot be read nothing is left.
 * @param options.idPrefix put before the ids of the blocks
 * @param options.startAt number of the first slot, where one block has several texts
 */
export function extractWidgets(
  html: string,
  { idPrefix = '', startAt = 0 }: { readonly idPrefix?: string; readonly startAt?: number } = {},
): ExtractedWidgets {
  if (!html.includes(`<${widgetTag}`)) return { html, widgets: [], problems: [] };
  const tree = parseHtml(html, { sourceCodeLocationInfo: true });
  if (!tree) return { html: '', widgets: [], problems: ['the text is too long or too deep'] };
  const widgets: { slot: string; block: Block }[] = [];
  const problems: string[] = [];
  const kept: string[] = [];
  let position = 0;
  const replace = (range: { startOffset: number; endOffset: number } | undefined, by: string) => {
    if (!range) return;
    kept.push(html.slice(position, range.startOffset), by);
    position = range.endOffset;
  };
  const visit = (node: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      if (child.tagName !== widgetTag) {
        visit(child);
        continue;
      }
      const read = readWidget(child);
      const slot = `w${startAt + widgets.length}`;
      if (typeof read === 'string') problems.push(read);
      else widgets.push({ slot, block: { id: `${idPrefix}${slot}`, ...read } });
      const place = typeof read === 'string' ? '' : `<${slotTag} name="${slot}"></${slotTag}>`;
      replace(child.sourceCodeLocation?.startTag, place);
      visit(child);
      replace(child.sourceCodeLocation?.endTag, '');
    }
  };
  visit(tree);
  kept.push(html.slice(position));
  return { html: kept.join(''), widgets, problems };
}

/** Type and props of a widget tag, or what is wrong with it. A tag without props has none. */
function readWidget(element: Element): Pick<Block, 'type' | 'props'> | string {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const type = attributes.get('type') ?? '';
  if (type === '') return `<${widgetTag}>: the type is missing`;
  try {
    const props: unknown = JSON.parse(attributes.get('props') || '{}');
    if (isRecord(props)) return { type, props };
  } catch {
    // Told below, together with JSON that is no object.
  }
  return `<${widgetTag} type="${type}">: props is not a JSON object`;
}
