/** What stands in the places of a template; null is not known of this customer. */
export interface TemplateValues {
  readonly imie: string | null;
  readonly numer: string | null;
  readonly konsultant: string | null;
}

const place = /\{(imie|numer|konsultant)\}/g;

/** Fills the places of a template. What is not known stays as it is, for the agent to see and replace. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(place, (whole, name: keyof TemplateValues) => values[name] ?? whole);

/** Places that nobody has filled: a text with one is not sent. */
export const openPlaces = (text: string): readonly string[] => [...new Set(text.match(place) ?? [])];
