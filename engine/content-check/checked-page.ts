import { normaliseProps } from '#registry/normalise-props.ts';
import type { Registry } from '#registry/registry.ts';
import { mapRichText } from '#registry/rich-text-fields.ts';
import type { Widget } from '#registry/widget.ts';
import type { Block, PageDocument } from '#schemas/page.ts';
import { extractWidgets } from '../html/extract-widgets.ts';
import { putText } from './json-pointer.ts';
import { type FieldValue, walkFields } from './walk-fields.ts';

/** One block of a page with what its schema says of its props. */
export interface CheckedBlock {
  readonly block: Block;
  readonly widget: Widget;
  /** Block an editor can jump to: for a widget inside a text it is the block of the text. */
  readonly blockId: string;
  /** In the texts of the default language. */
  readonly fields: readonly FieldValue[];
  /** The same in another language; what is not translated stands in the default one. */
  readonly fieldsIn: (locale: string) => readonly FieldValue[];
}

/** The blocks of a page that have a widget, in the order they are read: slots and widgets inside texts included. */
export function readBlocks(page: Pick<PageDocument, 'blocks'>, registry: Registry): CheckedBlock[] {
  const visit = (block: Block, host?: string): CheckedBlock[] => {
    const widget = registry.get(block.type);
    const inSlots = Object.values(block.slots ?? {}).flat();
    if (!widget) return inSlots.flatMap((inner) => visit(inner, host));
    const blockId = host ?? block.id;
    const fieldsOf = (props: Record<string, unknown>) => {
      const read = normaliseProps(widget, { ...block, props });
      return walkFields(widget.props, read.ok ? read.props : props);
    };
    const byLocale = new Map<string, readonly FieldValue[]>();
    const own: CheckedBlock = {
      block,
      widget,
      blockId,
      fields: fieldsOf(block.props),
      fieldsIn: (locale) => {
        const fields = byLocale.get(locale) ?? fieldsOf(translated(block, locale));
        byLocale.set(locale, fields);
        return fields;
      },
    };
    return [
      own,
      ...embedded(widget, block).flatMap((inner) => visit(inner, blockId)),
      ...inSlots.flatMap((inner) => visit(inner, host)),
    ];
  };
  return page.blocks.flatMap((block) => visit(block));
}

function translated({ props, locales }: Block, locale: string): Record<string, unknown> {
  const texts = locales !== undefined && Object.hasOwn(locales, locale) ? locales[locale] : undefined;
  if (texts === undefined) return props;
  const copy = structuredClone(props);
  for (const [pointer, text] of Object.entries(texts)) putText(copy, pointer, text);
  return copy;
}

function embedded(widget: Widget, block: Block): Block[] {
  const blocks: Block[] = [];
  mapRichText(widget.props, block.props, (html) => {
    const { widgets } = extractWidgets(html, { idPrefix: `${block.id}-`, startAt: blocks.length });
    blocks.push(...widgets.map((one) => one.block));
    return html;
  });
  return blocks;
}
