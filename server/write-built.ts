import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { loadDocumentShell } from '#renderer/server/load-document-shell.ts';
import { allTextFiles, sourceOf } from '#renderer/server/text-files.ts';
import { registry } from '#widgets/index.ts';
import { documentShellFile } from './document-shell-file.ts';

/*
 * The last step of the site's build, `node dist/server/write-built.mjs`: writes what is the same for every start, so that none makes it
 * anew. The interface texts stand beside the chunks and are named in the list of the browser's files: the server that was built finds
 * them there, and says the very same. The document around each screen is vike's, which no start has to load.
 */
const list = 'dist/assets.json';
await mkdir('dist/client/assets/texts', { recursive: true });
const files = [...allTextFiles(registry).values()];
await Promise.all(files.map((file) => writeFile(`dist/client${file.address}`, sourceOf(file))));
const assets = JSON.parse(await readFile(list, 'utf8')) as Record<string, unknown>;
const named = files.map(({ address }) => [address.slice(1), { file: address.slice(1) }]);
await writeFile(list, JSON.stringify({ ...assets, ...Object.fromEntries(named) }, null, 2));
await writeFile(documentShellFile, JSON.stringify(await loadDocumentShell()));
