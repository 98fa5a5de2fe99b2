import type { CheckedBlock } from '../checked-page.ts';
import type { ReadHtml } from '../read-html.ts';
import type { FieldValue } from '../walk-fields.ts';

/** Words somebody wrote into one field, without their tags. */
export interface WrittenText {
  readonly blockId: string;
  readonly path: string;
  readonly field: 'text' | 'long-text' | 'rich-text';
  readonly text: string;
}

/** The texts of a block's fields in a language; empty ones are left out. */
export function writtenTexts(checked: CheckedBlock, locale: string | null, read: ReadHtml): WrittenText[] {
  const fields = locale === null ? checked.fields : checked.fieldsIn(locale);
  return fields.flatMap((field) => writtenText(checked.blockId, field, read) ?? []);
}

function writtenText(
  blockId: string,
  { field, path, value }: FieldValue,
  read: ReadHtml,
): WrittenText | null {
  if (field !== 'text' && field !== 'long-text' && field !== 'rich-text') return null;
  if (typeof value !== 'string') return null;
  const text = field === 'rich-text' ? read(value).text : value.trim();
  return text === '' ? null : { blockId, path, field, text };
}
