import type { Registry } from '#registry/registry.ts';
import { mapRichText } from '#registry/rich-text-fields.ts';
import type { Widget } from '#registry/widget.ts';
import type { Block, PageDocument } from '#schemas/page.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { pageContentType } from '../documents/layout-regions.ts';
import { extractWidgets } from '../html/extract-widgets.ts';
import { checkProps } from './check-props.ts';
import { checkSlots } from './check-slots.ts';
import { atBlock, type Remark } from './remark.ts';

/**
 * Everything in a stored page document that the registry does not accept: unknown widgets, wrong props in any language,
 * slots that do not exist, ids used twice. Pure; the page need not be live.
 */
export function checkDocument(page: Pick<PageDocument, 'alias' | 'blocks'>, registry: Registry): Finding[] {
  const ids = new Set<string>();
  const visit = (block: Block): Finding[] => {
    const widget = registry.get(block.type);
    const remarks = [
      ...(ids.has(block.id) ? [repeatedId(block.id)] : []),
      ...(widget
        ? [...checkProps(widget, block), ...checkSlots(widget, block)]
        : checkUnknown(page.alias, block)),
    ];
    ids.add(block.id);
    const own = remarks.map((remark) => atBlock(block.id, remark));
    const inSlots = Object.values(block.slots ?? {}).flat();
    const inHtml = widget ? embeddedBlocks(widget, block) : { blocks: [], remarks: [] };
    return [
      ...own,
      ...inHtml.remarks.map((remark) => atBlock(block.id, remark)),
      ...[...inSlots, ...inHtml.blocks].flatMap(visit),
    ];
  };
  return page.blocks.flatMap(visit);
}

const repeatedId = (id: string): Remark => ({
  rule: 'id',
  level: 'error',
  path: '',
  message: `the id "${id}" stands on the page twice`,
  cure: 'Give each block an id of its own; history and logs name blocks by it.',
});

/** A layout marks the place of the page with a block that is no widget. */
function checkUnknown(alias: string, block: Block): Remark[] {
  if (block.type === pageContentType && alias.startsWith('layout-')) return [];
  return [
    {
      rule: 'widget',
      level: 'error',
      path: '',
      message: `no widget has the type "${block.type}"`,
      cure: 'Use a type of /dev-examples/component-examples, or remove the block.',
    },
  ];
}

/** Widgets that stand as tags inside the block's rich texts. */
function embeddedBlocks(widget: Widget, block: Block): { blocks: Block[]; remarks: Remark[] } {
  const blocks: Block[] = [];
  const remarks: Remark[] = [];
  mapRichText(widget.props, block.props, (html) => {
    const found = extractWidgets(html, { idPrefix: `${block.id}-`, startAt: blocks.length });
    blocks.push(...found.widgets.map((embedded) => embedded.block));
    for (const message of found.problems)
      remarks.push({
        rule: 'tag',
        level: 'error',
        path: '',
        message,
        cure: 'Write the tag again, or remove it.',
      });
    return html;
  });
  return { blocks, remarks };
}
