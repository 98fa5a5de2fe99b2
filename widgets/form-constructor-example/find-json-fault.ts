const blank = /[ \t\r\n]*/y;
const scalar =
  /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
const text = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;

/** Carries the place of a mistake out of the depth. */
class Fault extends Error {
  readonly at: number;
  constructor(at: number) {
    super('Not JSON.');
    this.at = at;
  }
}

/**
 * Where a text stops being JSON (RFC 8259): browsers do not agree on telling, and some do not tell at all.
 * @returns an index into the text; null when it is JSON
 */
export function findJsonFault(source: string): number | null {
  const match = (pattern: RegExp, at: number): number => {
    pattern.lastIndex = at;
    return pattern.test(source) ? pattern.lastIndex : -1;
  };
  const skip = (at: number) => match(blank, at);
  const need = (pattern: RegExp, at: number): number => {
    const end = match(pattern, at);
    if (end < 0) throw new Fault(at);
    return end;
  };
  const sign = (wanted: string, at: number): number => {
    if (source[at] !== wanted) throw new Fault(at);
    return at + 1;
  };
  const list = (open: number, close: string, item: (at: number) => number): number => {
    let at = skip(open + 1);
    if (source[at] === close) return at + 1;
    for (;;) {
      at = skip(item(at));
      if (source[at] === close) return at + 1;
      at = skip(sign(',', at));
    }
  };
  const member = (at: number): number => value(skip(sign(':', skip(need(text, at)))));
  const value = (at: number): number => {
    if (source[at] === '{') return list(at, '}', member);
    return source[at] === '[' ? list(at, ']', value) : need(scalar, at);
  };
  try {
    const end = skip(value(skip(0)));
    return end === source.length ? null : end;
  } catch (error) {
    if (error instanceof Fault) return error.at;
    throw error;
  }
}
