import type { FormField } from '#schemas/form.ts';
import { PlatformError } from '../../http/platform-error.ts';

/** The failure that says beside its field why a file is not taken. */
export const refusedFile = (field: FormField, message: string): PlatformError =>
  new PlatformError('invalid_fields', message, { fields: { [field.alias]: message } });

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
