/**
 * Keeps numbers whole at line ends: `20 000 zł`, `24 miesiące`, `1 października` get no-break spaces. Done once over a
 * finished site, so that authors may write plain spaces. Keys and links hold no spaces and stay as they are.
 */
export function keepNumbersTogether<T>(value: T): T;
export function keepNumbersTogether(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(/(?<=\d) (?=\d{3}\b|zł|mies|dni|minut|r\.|[pP]LN)/g, '\u00a0');
  if (Array.isArray(value)) return value.map((item: unknown) => keepNumbersTogether(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, keepNumbersTogether(item)]));
}
