import type { FormField } from '#schemas/form.ts';
import { rulesOf } from './form-fields.ts';

/** Between digits people put blanks and hyphens; what is meant does not change with them. */
const bareDigits = (text: string): string => text.replaceAll(/[\s\u2010-\u2015-]/g, '');

/** How a text with one meaning is written, by the rule that gives it its meaning. What has none stays as it is. */
const spellings: ReadonlyMap<string, (text: string) => string> = new Map([
  ['pesel', (text) => (/^\d{11}$/.test(bareDigits(text)) ? bareDigits(text) : text)],
  [
    'postalCode',
    (text) => (/^\d{5}$/.test(bareDigits(text)) ? bareDigits(text).replace(/^\d\d/, '$&-') : text),
  ],
]);

/** `30081` in a field for a postal code is `30-081`: nobody is asked again for what can only be meant in one way. */
export const canonicalText = (field: FormField, text: string): string =>
  rulesOf(field).reduce((spelled, { type }) => spellings.get(type)?.(spelled) ?? spelled, text);
