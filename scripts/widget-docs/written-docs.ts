import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capacityTables } from '#bench/capacity/capacity-table.ts';
import { registry } from '#widgets/index.ts';
import { callTables } from './call-tables.ts';
import { fillTables } from './fill-tables.ts';
import { identityTables } from './identity-tables.ts';
import { roomsTable } from './rooms-table.ts';
import { securityTable } from './security-table.ts';
import { widgetsDocument } from './widgets-document.ts';

/** Documents that follow from the code: path from the root -> text. */
export function writtenDocs(root: string): ReadonlyMap<string, string> {
  const filled = (path: string, tables: ReadonlyMap<string, string>): [string, string] => [
    path,
    fillTables(readFileSync(join(root, path), 'utf8'), tables),
  ];
  return new Map([
    ['docs/widgets.md', widgetsDocument(registry.widgets)],
    filled('docs/identity.md', identityTables()),
    filled('docs/calls.md', callTables()),
    filled('docs/architecture.md', roomsTable()),
    filled('docs/security.md', securityTable(root)),
    filled('docs/capacity.md', capacityTables(root)),
  ]);
}
