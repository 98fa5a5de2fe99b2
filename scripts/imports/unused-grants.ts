import type { Import } from './graph.ts';
import { mayImport, roomOf } from './rooms.ts';

/** What the table of rooms grants and nobody uses: one message each, with its cure. */
export function findUnusedGrants(imports: readonly Import[]): string[] {
  const used = new Set(
    imports.filter(({ kind }) => kind === 'ours').map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`),
  );
  return Object.entries(mayImport).flatMap(([room, granted]) =>
    granted
      .filter((target) => target !== '*' && !used.has(`${room} ${target}`))
      .map(
        (target) =>
          `${room}/ may import ${target}/ and nothing of it does [grant]. Take it out of the table in scripts/imports/rooms.ts.`,
      ),
  );
}
