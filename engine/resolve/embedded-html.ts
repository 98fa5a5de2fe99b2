import type { TSchema } from 'typebox';
import type { ContentReader } from '#registry/content-reader.ts';
import { isFormattedText } from '#registry/formatted-text.ts';
import { isRecord } from '#registry/is-record.ts';
import { mapRichText } from '#registry/rich-text-fields.ts';
import type { CustomEntityItem } from '#schemas/custom-entity.ts';
import type { Block } from '#schemas/page.ts';
import { deepFreeze } from '../content/deep-freeze.ts';
import { extractWidgets } from '../html/extract-widgets.ts';
import type { Sanitise } from '../html/sanitise.ts';

/** The HTML of one block on its way in: sanitised, with its widget tags lifted out into blocks of their own. */
export interface EmbeddedHtml {
  /** Props with every rich text made safe. Rejects with what the sanitiser fails with. */
  cleanProps(schema: TSchema, props: Record<string, unknown>): Promise<Record<string, unknown>>;
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

const richSchemas = new WeakMap<TSchema, boolean>();

/** Whether a schema marks anything as rich text. Most mark nothing, and then no value has to be looked through. */
function mayHoldRichText(schema: TSchema): boolean {
  const known = richSchemas.get(schema) ?? isMarkedIn(schema, new Set());
  richSchemas.set(schema, known);
  return known;
}

/** Looks at whatever a schema holds, so that it knows nothing of the ways in which one stands in another. */
function isMarkedIn(part: unknown, seen: Set<unknown>): boolean {
  if (typeof part !== 'object' || part === null || seen.has(part)) return false;
  seen.add(part);
  return (
    ('field' in part && part.field === 'rich-text') ||
    Object.values(part).some((one) => isMarkedIn(one, seen))
  );
}

/** @param startAt number of widgets that were found in the block's HTML before */
export function createEmbeddedHtml(blockId: string, sanitise: Sanitise, startAt = 0): EmbeddedHtml {
  const widgets: EmbeddedWidget[] = [];
  const problems: string[] = [];
  const lift = (clean: string): string => {
    const extracted = extractWidgets(clean, {
      idPrefix: `${blockId}-`,
      startAt: startAt + widgets.length,
    });
    // Kept with what was made of the block, so each stands for itself from visit to visit.
    widgets.push(...extracted.widgets.map(deepFreeze));
    problems.push(...extracted.problems);
    return extracted.html;
  };
  const enter = async (html: string): Promise<string> => lift(await sanitise(html));
  /** Texts that are shown together: their widgets are counted in the order of the texts. */
  const enterAll = async (texts: readonly string[]): Promise<string[]> =>
    (await Promise.all(texts.map(sanitise))).map(lift);
  const enterValues = async (values: CustomEntityItem['value']): Promise<CustomEntityItem['value']> => {
    const formatted = Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && isFormattedText(value) ? [{ name, value }] : [],
    );
    const entered = await enterAll(formatted.map(({ value }) => value));
    return { ...values, ...Object.fromEntries(formatted.map(({ name }, at) => [name, entered[at]])) };
  };
  const enterItem = async (item: CustomEntityItem): Promise<CustomEntityItem> => ({
    ...item,
    value: await enterValues(item.value),
    dynamic_value: await enterValues(item.dynamic_value),
  });
  return {
    cleanProps: async (schema, props) => {
      if (!mayHoldRichText(schema)) return props;
      const texts: string[] = [];
      mapRichText(schema, props, (html) => {
        texts.push(html);
        return html;
      });
      if (texts.length === 0) return props;
      const cleaned = await Promise.all(texts.map(sanitise));
      const cleanOf = new Map(texts.map((html, at) => [html, cleaned[at]]));
      // A schema of variants hands what one variant made of a text to the next one.
      const entered = new Set<string>();
      const clean = mapRichText(schema, props, (html) => {
        if (entered.has(html)) return html;
        const text = lift(cleanOf.get(html) ?? '');
        entered.add(text);
        return text;
      });
      return isRecord(clean) ? clean : props;
    },
    wrapReader: (reader) => ({
      ...reader,
      viewBlock: async (key) => {
        const block = await reader.viewBlock(key);
        return block && { ...block, content: await enter(block.content) };
      },
      faqItems: async (wanted) => {
        const items = await reader.faqItems(wanted);
        const answers = await enterAll(items.map(({ answer }) => answer));
        return items.map((item, at) => ({ ...item, answer: answers[at] ?? '' }));
      },
      customEntities: async (type) => {
        const items = await reader.customEntities(type);
        return Promise.all(items.map(enterItem));
      },
      customEntity: async (type, id) => {
        const item = await reader.customEntity(type, id);
        return item && (await enterItem(item));
      },
      post: async (alias) => {
        const post = await reader.post(alias);
        return post && { ...post, content: await enter(post.content) };
      },
      good: async (alias) => {
        const good = await reader.good(alias);
        return good?.description === undefined
          ? good
          : { ...good, description: await enter(good.description) };
      },
    }),
    widgets,
    problems,
  };
}
