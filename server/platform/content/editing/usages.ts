import { setImmediate } from 'node:timers/promises';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Usage } from '#schemas/studio/usage.ts';
import type { Orm } from '../../base/database/database.ts';
import type { EntryId } from '../entries/entry-id.ts';
import { findKind } from '../kinds.ts';
import { contentEntry } from '../tables.ts';
import type { FindReferences, Reference } from './find-references.ts';
import { readEntityTypes } from './read-entity-types.ts';
import { titleOf } from './title-of.ts';

/** Where content and files are used. Drafts count as well as what is live. */
export interface Usages {
  of(id: Pick<EntryId, 'kind' | 'key'>): Promise<Usage[]>;
}

type Place = Pick<Reference, 'blockId' | 'path'>;
type PlacesIn = (kind: EntryId['kind'], data: unknown) => readonly Place[];

/**
 * Reads the content itself, not an index that could fall behind: the database picks the entries that hold the word at all,
 * and their bodies are looked into.
 */
export function createUsages(orm: Orm, findReferences: FindReferences): Usages {
  return {
    of: async ({ kind, key }) => {
      // A menu may be named by a default that no body holds.
      const word = kind === 'menu' ? '' : (key.split('/').at(-1) ?? key);
      const types = await readEntityTypes(orm);
      // Widgets name the type of custom entities as what their items share.
      const names = (found: Reference): boolean =>
        found.key === key &&
        (found.kind === kind || (kind === 'custom-entity-type' && found.kind === 'custom-entity'));
      const usages = await look(orm, word, (ofKind, data) =>
        findReferences(ofKind, data, types).filter(names),
      );
      return usages.filter((usage) => usage.kind !== kind || usage.key !== key);
    },
  };
}

async function look(orm: Orm, word: string, placesIn: PlacesIn): Promise<Usage[]> {
  const rows = await orm
    .select()
    .from(contentEntry)
    .where(and(holds(word)))
    .orderBy(contentEntry.kind, contentEntry.key, contentEntry.locale);
  const found: Usage[][] = [];
  for (const row of rows) {
    found.push(usagesIn(row, placesIn));
    // Bodies are long and may be many; visitors are answered between any two.
    await setImmediate();
  }
  return found.flat();
}

function usagesIn(row: typeof contentEntry.$inferSelect, placesIn: PlacesIn): Usage[] {
  const kind = findKind(row.kind);
  if (!kind) return [];
  const ref = { kind: row.kind, key: row.key, locale: row.locale, title: titleOf(row.draft) ?? row.key };
  const inDraft = byPlace(placesIn(kind.name, row.draft));
  const inLive = byPlace(row.publishedVersion === null ? [] : placesIn(kind.name, row.published));
  return [...new Map([...inDraft, ...inLive])].map(([id, { blockId, path }]) => ({
    ...ref,
    ...(blockId !== undefined && { block_id: blockId }),
    path,
    live: inLive.has(id),
    draft: inDraft.has(id),
  }));
}

const byPlace = (places: readonly Place[]): Map<string, Place> =>
  new Map(places.map((place) => [`${place.blockId ?? ''} ${place.path}`, place]));

/** Entries whose draft or live body holds a word, as JSON spells it. */
function holds(word: string): SQL {
  const spelled = JSON.stringify(word).slice(1, -1);
  return sql`(position(${spelled} in ${contentEntry.draft}::text) > 0 or position(${spelled} in coalesce(${contentEntry.published}::text, '')) > 0)`;
}
