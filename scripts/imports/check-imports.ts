import { readGlobs } from './globs.ts';
import { readImports } from './graph.ts';
import { findViolations } from './import-rules.ts';
import { hasInnerRooms, listRooms, mayImport } from './rooms.ts';
import { findUnusedGrants } from './unused-grants.ts';

/**
 * Checks who imports whom in a repository.
 * @param options.grants whether it is the whole product, of which each grant of the table must be used
 * @returns one message per finding, each with its cure; none when all is well
 */
export async function checkImports(root: string, { grants = false } = {}): Promise<string[]> {
  const rooms = listRooms(root);
  const unknown = rooms
    .filter((room) => !Object.hasOwn(mayImport, room) && !hasInnerRooms(room))
    .map(
      (room) =>
        `${room}/ is not in the table of rooms. Add it, with the rooms it may import, to \`mayImport\` in scripts/imports/rooms.ts, and what lives there to scripts/imports/about-rooms.ts.`,
    );
  const folders = rooms.filter((room) => !room.includes('/'));
  const imports = await readImports(root, folders);
  const violations = findViolations(imports, readGlobs(root, folders)).map(
    ({ rule, from, to, cure }) => `${from} imports ${to} [${rule}]. ${cure}`,
  );
  return [...unknown, ...violations, ...(grants ? findUnusedGrants(imports) : [])];
}
