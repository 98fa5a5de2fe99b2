import type { ReasonValues } from './refusal.ts';

/** Puts values into the `{places}` of a text; a place nobody has a value for stays. */
export const fillPlaces = (text: string, values: ReasonValues = {}): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
