import type { FormField } from '#schemas/form.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import { PlatformError } from '../../../http/platform-error.ts';

/** The failure that says beside its field why a file is not taken. */
export const refusedFile = (field: FormField, refusal: Refusal): PlatformError =>
  new PlatformError('invalid_fields', refusal, { fields: { [field.alias]: refusal } });

/** A size in the words of a language: `10 MB`, `1,5 МБ`. */
export function sizeText(bytes: number, locale: string): string {
  const mega = bytes >= 1024 * 1024;
  const value = mega ? bytes / (1024 * 1024) : Math.ceil(bytes / 1024);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(value);
}
