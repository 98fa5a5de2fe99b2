/** The body as the contract wants it: parsed JSON, or the text when it was not JSON. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not a failure here: whoever asked knows whether text will do.
    return text;
  }
}

/** Headers with lower-case names and one string each. */
export function plainHeaders(headers: Iterable<readonly [string, unknown]>): Record<string, string> {
  const entries: [string, string][] = [];
  for (const [name, value] of headers) {
    if (value === undefined || value === null) continue;
    entries.push([name.toLowerCase(), Array.isArray(value) ? value.join(', ') : String(value)]);
  }
  return Object.fromEntries(entries);
}
