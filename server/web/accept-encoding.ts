/** Content codings the cache holds, best first. */
export type Coding = 'br' | 'gzip' | 'identity';

/**
 * The best coding a browser accepts, by RFC 9110 section 12.5.3. `identity` is answered even where it is refused:
 * bytes the client can read beat a 406.
 */
export function chooseCoding(header: string | undefined): Coding {
  if (header === undefined || header === '') return 'identity';
  const known = remembered.get(header);
  if (known !== undefined) return known;
  const chosen = negotiate(header);
  // Browsers send a handful of different values; the bound keeps an attacker's variety out of memory.
  if (remembered.size < 100) remembered.set(header, chosen);
  return chosen;
}

/** A pure function's answers: nothing of a request outlives it here. */
const remembered = new Map<string, Coding>();

function negotiate(header: string): Coding {
  const quality = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    quality.set(coding, q === undefined ? 1 : Number(q.slice(2)));
  }
  const accepts = (coding: string): boolean => (quality.get(coding) ?? quality.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
