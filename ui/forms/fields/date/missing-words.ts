import type { FormServices } from '../../field-kind.ts';
import type { DateParts } from './date-parts.ts';

/** What an unfinished date still lacks, in words. */
export function missingWords(parts: DateParts, t: FormServices['t']): string {
  const missing = [!parts.day && 'day', !parts.month && 'month', !parts.year && 'year'].filter(Boolean);
  return t(`form.date.add-${missing.join('-') || 'whole-year'}`);
}
