import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What compression gains something on; fonts and pictures are compressed already. */
const worthwhile = /\.(js|css|svg|json)$/;

/** Enough to keep every thread of the compressor busy; more would only hold more files open than some builders let a process. */
const atOnce = 8;

/** Puts a `.br` and a `.gz` beside every text file of the browser's build: compressed once, at its hardest, not per request. */
export async function compressAssets(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => worthwhile.test(file));
  const left = files.values();
  const work = async (): Promise<void> => {
    for (const file of left) await compress(join(folder, file));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    toGzip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}
