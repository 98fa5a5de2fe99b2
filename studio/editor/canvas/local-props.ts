import DOMPurify from 'dompurify';
import { isRecord } from '#registry/is-record.ts';
import { type NormalisedProps, normaliseProps } from '#registry/normalise-props.ts';
import { mapRichText } from '#registry/rich-text-fields.ts';
import type { Widget } from '#registry/widget.ts';
import { withValueAt } from '../../fields/state/pointers.ts';
import type { StoredBlock } from '../puck/puck-shape.ts';

/** Props of a block in one language, as they stand in the document. */
export function translatedProps({ props, locales }: StoredBlock, locale: string): Record<string, unknown> {
  const texts = locales !== undefined && Object.hasOwn(locales, locale) ? locales[locale] : undefined;
  const translated = Object.entries(texts ?? {}).reduce<unknown>(
    (changed, [pointer, text]) => withValueAt(changed, pointer, text),
    props,
  );
  return isRecord(translated) ? translated : props;
}

/**
 * What is shown of a change before the server has prepared it: checked and filled as the engine does it, its HTML made
 * safe here.
 */
export function localProps(widget: Widget, stored: StoredBlock, locale: string): NormalisedProps {
  const { version } = stored;
  const props = translatedProps(stored, locale);
  const normalised = normaliseProps(widget, { props, ...(version !== undefined && { version }) });
  if (!normalised.ok) return normalised;
  const safe = mapRichText(widget.props, normalised.props, (html) =>
    DOMPurify.sanitize(html, { FORBID_TAGS: ['style', 'form', 'input', 'button'] }),
  );
  return { ok: true, props: isRecord(safe) ? safe : normalised.props };
}
