/** Gives each filled form a key of its own: the same while nothing is changed, another one afterwards. */
export type SendKeys = (values: Readonly<Record<string, unknown>>) => string;

export function createSendKeys(newKey: () => string = randomUuid): SendKeys {
  let last: { readonly filled: string; readonly key: string } | undefined;
  return (values) => {
    const filled = JSON.stringify(values);
    if (last?.filled !== filled) last = { filled, key: newKey() };
    return last.key;
  };
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on addresses without TLS, as in a house network. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, at) =>
    (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  );
  const starts = [0, 4, 6, 8, 10, 16];
  return starts
    .slice(0, -1)
    .map((from, at) => hex.slice(from, starts[at + 1]).join(''))
    .join('-');
}
