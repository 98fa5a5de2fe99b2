import { normaliseProps, type PropsError } from '#registry/normalise-props.ts';
import type { Widget } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';
import { schemaAt, withText } from './json-pointer.ts';
import type { Remark } from './remark.ts';

/** Props as stored, and as they are in each other language. */
export function checkProps(widget: Widget, block: Block): Remark[] {
  const stored = normaliseProps(widget, block);
  const remarks = stored.ok ? [] : stored.errors.map((error) => toRemark(error));
  // What is wrong in itself would only be repeated for each language.
  if (!stored.ok) return remarks;
  return Object.entries(block.locales ?? {}).flatMap(([locale, texts]) =>
    checkLocale(widget, block, locale, texts),
  );
}

function checkLocale(
  widget: Widget,
  block: Block,
  locale: string,
  texts: Readonly<Record<string, string>>,
): Remark[] {
  const remarks: Remark[] = [];
  let props: Record<string, unknown> = block.props;
  for (const [pointer, text] of Object.entries(texts)) {
    const place = { rule: 'translation', level: 'warning', path: pointer, locale } as const;
    const next = withText(props, pointer, text);
    if (!next)
      remarks.push({ ...place, message: 'translates something the props do not have', cure: 'Remove it.' });
    else if (isCurrent(widget, block) && !isTranslatable(widget, pointer))
      remarks.push({
        ...place,
        message: `"${widget.type}" does not mark this prop as translatable`,
        cure: 'Remove it; the prop is the same in all languages.',
      });
    else props = next;
  }
  const translated = normaliseProps(widget, { ...block, props });
  return translated.ok ? remarks : [...remarks, ...translated.errors.map((error) => toRemark(error, locale))];
}

/** Pointers follow the shape the props were stored in; the schema at hand is of the present one. */
const isCurrent = (widget: Widget, block: Block): boolean => (block.version ?? 1) === widget.version;

const isTranslatable = (widget: Widget, pointer: string): boolean =>
  schemaAt(widget.props, pointer)?.['translatable'] === true;

function toRemark({ path, message, cure }: PropsError, locale?: string): Remark {
  return { rule: 'props', level: 'error', path, message, cure, ...(locale !== undefined && { locale }) };
}
