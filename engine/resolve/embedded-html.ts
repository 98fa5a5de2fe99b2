import type { TSchema } from 'typebox';
import type { ContentReader } from '#registry/content-reader.ts';
import { isFormattedText } from '#registry/formatted-text.ts';
import { isRecord } from '#registry/is-record.ts';
import { mapRichText } from '#registry/rich-text-fields.ts';
import type { CustomEntityItem } from '#schemas/custom-entity.ts';
import type { Block } from '#schemas/page.ts';
import { deepFreeze } from '../content/deep-freeze.ts';
import { extractWidgets } from '../html/extract-widgets.ts';

/** The HTML of one block on its way in: sanitised, with its widget tags lifted out into blocks of their own. */
export interface EmbeddedHtml {
  /** Props with every rich text made safe. */
  cleanProps(schema: TSchema, props: Record<string, unknown>): Record<string, unknown>;
  /** A reader whose view blocks, posts, goods, answers and custom entities come with safe HTML. */
  wrapReader(reader: ContentReader): ContentReader;
  /** The widgets found so far. */
  readonly widgets: readonly EmbeddedWidget[];
  /** Widget tags that could not be read so far, in words for the log. */
  readonly problems: readonly string[];
}

/** A widget that stands in a text, and the slot in the text where it goes. */
export interface EmbeddedWidget {
  readonly slot: string;
  readonly block: Block;
}

/** @param startAt number of widgets that were found in the block's HTML before */
export function createEmbeddedHtml(
  blockId: string,
  sanitise: (html: string) => string,
  startAt = 0,
): EmbeddedHtml {
  const widgets: EmbeddedWidget[] = [];
  const problems: string[] = [];
  const enter = (html: string): string => {
    const extracted = extractWidgets(sanitise(html), {
      idPrefix: `${blockId}-`,
      startAt: startAt + widgets.length,
    });
    // Kept with what was made of the block, so each stands for itself from visit to visit.
    widgets.push(...extracted.widgets.map(deepFreeze));
    problems.push(...extracted.problems);
    return extracted.html;
  };
  const enterValues = (values: CustomEntityItem['value']): CustomEntityItem['value'] =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' && isFormattedText(value) ? enter(value) : value,
      ]),
    );
  const enterItem = (item: CustomEntityItem): CustomEntityItem => ({
    ...item,
    value: enterValues(item.value),
    dynamic_value: enterValues(item.dynamic_value),
  });
  return {
    cleanProps: (schema, props) => {
      const clean = mapRichText(schema, props, enter);
      return isRecord(clean) ? clean : props;
    },
    wrapReader: (reader) => ({
      ...reader,
      viewBlock: async (key) => {
        const block = await reader.viewBlock(key);
        return block && { ...block, content: enter(block.content) };
      },
      faqItems: async (wanted) =>
        (await reader.faqItems(wanted)).map((item) => ({ ...item, answer: enter(item.answer) })),
      customEntities: async (type) => (await reader.customEntities(type)).map(enterItem),
      customEntity: async (type, id) => {
        const item = await reader.customEntity(type, id);
        return item && enterItem(item);
      },
      post: async (alias) => {
        const post = await reader.post(alias);
        return post && { ...post, content: enter(post.content) };
      },
      good: async (alias) => {
        const good = await reader.good(alias);
        return good?.description === undefined ? good : { ...good, description: enter(good.description) };
      },
    }),
    widgets,
    problems,
  };
}
