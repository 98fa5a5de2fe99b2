/**
 * The library that reads and writes pictures: a C library, loaded with the first picture. One thread for each and nothing kept in
 * memory: the pages have the processor first.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
