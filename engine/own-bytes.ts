/**
 * The same bytes in memory of their own, for what is kept: small Buffers lie in slabs that Node shares out (64 kB,
 * `Buffer.poolSize`), and a single one of them that is kept keeps its whole slab.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
