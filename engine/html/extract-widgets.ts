import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment, serialize } from 'parse5';
import { isRecord } from '#registry/is-record.ts';
import type { Block } from '#schemas/page.ts';
import { widgetTag } from './sanitiser.ts';

/** HTML with its widget tags replaced by places for blocks. */
export interface ExtractedWidgets {
  /** `<mozaika-slot name="w0">` stands where a widget was. */
  readonly html: string;
  readonly widgets: readonly { readonly slot: string; readonly block: Block }[];
  /** Widget tags that could not be read, in words for the log. Nothing is shown in their place. */
  readonly problems: readonly string[];
}

/**
 * Lifts `<mozaika-widget type="call-to-action" props='{"title":"…"}'>` out of sanitised HTML, so that such a widget is
 * resolved, checked and isolated like any other block.
 * @param options.idPrefix put before the ids of the blocks
 * @param options.startAt number of the first slot, where one block has several texts
 */
export function extractWidgets(
  html: string,
  { idPrefix, startAt }: { idPrefix: string; startAt: number },
): ExtractedWidgets {
  if (!html.includes(`<${widgetTag}`)) return { html, widgets: [], problems: [] };
  const fragment = parseFragment(html);
  const widgets: { slot: string; block: Block }[] = [];
  const problems: string[] = [];
  for (const element of widgetElements(fragment)) {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const parsed = readProps(attributes.get('props'));
    const type = attributes.get('type') ?? '';
    if (type === '' || parsed === null) {
      problems.push(
        `<${widgetTag} type="${type}">: ${type === '' ? 'the type is missing' : 'props is not a JSON object'}`,
      );
      defaultTreeAdapter.detachNode(element);
      continue;
    }
    const slot = `w${startAt + widgets.length}`;
    widgets.push({ slot, block: { id: `${idPrefix}${slot}`, type, ...parsed } });
    const place = defaultTreeAdapter.createElement('mozaika-slot', element.namespaceURI, [
      { name: 'name', value: slot },
    ]);
    if (element.parentNode) defaultTreeAdapter.insertBefore(element.parentNode, place, element);
    defaultTreeAdapter.detachNode(element);
  }
  return { html: serialize(fragment), widgets, problems };
}

function widgetElements(node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    return child.tagName === widgetTag ? [child] : widgetElements(child);
  });
}

/** Props of the tag, with the version they are of; an absent attribute means none. */
function readProps(json: string | undefined): Pick<Block, 'props' | 'version'> | null {
  if (json === undefined || json === '') return { props: {} };
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? { props: value } : null;
  } catch {
    return null;
  }
}
