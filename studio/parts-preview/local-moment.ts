/** A moment in words, in the time of this computer. */
export const momentInWords = (locale: string, moment: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
