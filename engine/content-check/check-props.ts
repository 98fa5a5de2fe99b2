import { normaliseProps, type PropsError } from '#registry/normalise-props.ts';
import type { Widget } from '#registry/widget.ts';
import type { Block } from '#schemas/page.ts';
import type { Translate } from '../i18n/translator.ts';
import { describePropsErrors } from './describe-props-errors.ts';
import { putText, schemaAt } from './json-pointer.ts';
import type { Remark } from './remark.ts';

/** Props as stored, and as they are in each other language. */
export function checkProps(widget: Widget, block: Block, t: Translate): Remark[] {
  const stored = normaliseProps(widget, block);
  // What is wrong in itself would only be repeated for each language.
  if (!stored.ok) return remarksOf(stored.errors, t);
  return Object.entries(block.locales ?? {}).flatMap(([locale, texts]) =>
    checkLocale(widget, block, { locale, texts, t }),
  );
}

function checkLocale(
  widget: Widget,
  block: Block,
  {
    locale,
    texts,
    t,
  }: { readonly locale: string; readonly texts: Readonly<Record<string, string>>; readonly t: Translate },
): Remark[] {
  const remarks: Remark[] = [];
  const props = structuredClone(block.props);
  const shared = structuredClone(block.props);
  for (const [pointer, text] of Object.entries(texts)) {
    const place = { rule: 'translation', level: 'warning', path: pointer, locale } as const;
    const isShared = isCurrent(widget, block) && !isTranslatable(widget, pointer);
    // What all languages share keeps its value.
    const isThere = putText(isShared ? shared : props, pointer, text);
    const name = isThere ? (isShared ? 'translation-shared' : null) : 'translation-orphan';
    if (name !== null) remarks.push({ ...place, message: t(`check.${name}`), cure: t(`check.${name}-cure`) });
  }
  const translated = normaliseProps(widget, { ...block, props });
  return translated.ok ? remarks : [...remarks, ...remarksOf(translated.errors, t, locale)];
}

/** Pointers follow the shape the props were stored in; the schema at hand is of the present one. */
const isCurrent = (widget: Widget, block: Block): boolean => (block.version ?? 1) === widget.version;

const isTranslatable = (widget: Widget, pointer: string): boolean =>
  schemaAt(widget.props, pointer)?.['translatable'] === true;

const remarksOf = (errors: readonly PropsError[], t: Translate, locale?: string): Remark[] =>
  describePropsErrors(errors, t).map((described) => ({
    rule: 'props',
    level: 'error',
    ...described,
    ...(locale !== undefined && { locale }),
  }));
