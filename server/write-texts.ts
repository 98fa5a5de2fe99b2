import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { allTextFiles, sourceOf } from '#renderer/server/text-files.ts';
import { registry } from '#widgets/index.ts';

/*
 * The last step of the site's build, `node dist/server/write-texts.mjs`: writes the interface texts beside the chunks and names them in the
 * list of the browser's files. The server that was built finds them there, and says the very same.
 */
const list = 'dist/assets.json';
await mkdir('dist/client/assets/texts', { recursive: true });
const files = [...allTextFiles(registry).values()];
await Promise.all(files.map((file) => writeFile(`dist/client${file.address}`, sourceOf(file))));
const assets = JSON.parse(await readFile(list, 'utf8')) as Record<string, unknown>;
const named = files.map(({ address }) => [address.slice(1), { file: address.slice(1) }]);
await writeFile(list, JSON.stringify({ ...assets, ...Object.fromEntries(named) }, null, 2));
