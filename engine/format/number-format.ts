/** Making a formatter costs more than using it a hundred times. Keyed by locale and options; holds no one's data. */
const made = new Map<string, Intl.NumberFormat>();
/** Far more than a site has languages times kinds of numbers. */
const maxMade = 200;

/** The formatter of these options. @throws RangeError for a malformed locale or currency code */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  // Grouped from four digits on, as price lists do; Polish and Spanish would start at five.
  const format = new Intl.NumberFormat(locale, { useGrouping: 'always', ...options });
  if (made.size >= maxMade) made.clear();
  made.set(key, format);
  return format;
}

/** Servers and browsers disagree on the kind of no-break space inside numbers; hydration needs one. */
export const commonSpaces = (text: string): string => text.replaceAll('\u202f', '\u00a0');
