import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '#widgets/index.ts';
import { callTables } from './call-tables.ts';
import { fillTables } from './fill-tables.ts';
import { identityTables } from './identity-tables.ts';
import { widgetsDocument } from './widgets-document.ts';

/** Documents that follow from the code: path from the root -> text. */
export function writtenDocs(root: string): ReadonlyMap<string, string> {
  const identity = readFileSync(join(root, 'docs/identity.md'), 'utf8');
  return new Map([
    ['docs/widgets.md', widgetsDocument(registry.widgets)],
    ['docs/identity.md', fillTables(identity, identityTables())],
    ['docs/calls.md', fillTables(readFileSync(join(root, 'docs/calls.md'), 'utf8'), callTables())],
  ]);
}
