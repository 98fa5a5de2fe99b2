import type { Registry } from '#registry/registry.ts';
import { mapRichText } from '#registry/rich-text-fields.ts';
import type { Widget } from '#registry/widget.ts';
import type { Block, PageDocument } from '#schemas/page.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { pageContentType } from '../documents/layout-regions.ts';
import { extractWidgets } from '../html/extract-widgets.ts';
import type { Translate } from '../i18n/translator.ts';
import { checkProps } from './check-props.ts';
import { checkSlots } from './check-slots.ts';
import { atBlock, type Remark } from './remark.ts';

/**
 * Everything in a stored page document that the registry does not accept: unknown widgets, wrong props in any language,
 * slots that do not exist, ids used twice. Pure; the page need not be live.
 * @param t words of the findings, from `checkWords`
 */
export function checkDocument(
  page: Pick<PageDocument, 'alias' | 'blocks'>,
  registry: Registry,
  t: Translate,
): Finding[] {
  const ids = new Set<string>();
  const visit = (block: Block): Finding[] => {
    const widget = registry.get(block.type);
    const remarks = [
      ...(ids.has(block.id) ? [remark('id', { name: 'id-twice', t, values: { id: block.id } })] : []),
      ...(widget
        ? [...checkProps(widget, block, t), ...checkSlots(widget, block, t)]
        : isPlaceOfPage(page.alias, block)
          ? []
          : [remark('widget', { name: 'widget-unknown', t, values: { type: block.type } })]),
    ];
    ids.add(block.id);
    const own = remarks.map((remark) => atBlock(block.id, remark));
    const inSlots = Object.values(block.slots ?? {}).flat();
    const inHtml = widget ? embeddedBlocks(widget, block, t) : { blocks: [], remarks: [] };
    return [
      ...own,
      ...inHtml.remarks.map((remark) => atBlock(block.id, remark)),
      ...[...inSlots, ...inHtml.blocks].flatMap(visit),
    ];
  };
  return page.blocks.flatMap(visit);
}

/** An error about the block as a whole, in the words `check.<name>`. */
const remark = (
  rule: Remark['rule'],
  {
    name,
    t,
    values,
  }: { readonly name: string; readonly t: Translate; readonly values: Readonly<Record<string, string>> },
): Remark => ({
  rule,
  level: 'error',
  path: '',
  message: t(`check.${name}`, values),
  cure: t(`check.${name}-cure`, values),
});

/** A layout marks the place of the page with a block that is no widget. */
const isPlaceOfPage = (alias: string, { type }: Block): boolean =>
  type === pageContentType && alias.startsWith('layout-');

/** Widgets that stand as tags inside the block's rich texts. */
function embeddedBlocks(widget: Widget, block: Block, t: Translate): { blocks: Block[]; remarks: Remark[] } {
  const blocks: Block[] = [];
  const remarks: Remark[] = [];
  mapRichText(widget.props, block.props, (html) => {
    const found = extractWidgets(html, { idPrefix: `${block.id}-`, startAt: blocks.length });
    blocks.push(...found.widgets.map((embedded) => embedded.block));
    remarks.push(...found.problems.map((problem) => remark('tag', { name: 'tag', t, values: { problem } })));
    return html;
  });
  return { blocks, remarks };
}
