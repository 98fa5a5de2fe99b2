import { or, type SQL, sql } from 'drizzle-orm';
import { mediaLibraryPath } from '#schemas/media-library.ts';
import type { Usage } from '#schemas/studio/usage.ts';
import type { Orm } from '../../base/database/database.ts';
import { contentEntry } from '../tables.ts';

/** Where in a body a picture stands. */
interface Place {
  readonly blockId: string | null;
  readonly path: string;
}

const addressOf = (id: string): string => `${mediaLibraryPath}/${id}/`;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const pointerPart = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Every place of the content, live or in drafts, that shows a picture of the library. */
export async function findMediaUsage(orm: Orm, id: string): Promise<Usage[]> {
  const needle = `%${addressOf(id)}%`;
  const holds = (body: typeof contentEntry.draft | typeof contentEntry.published): SQL =>
    sql`coalesce(${body}::text like ${needle}, false)`;
  const rows = await orm
    .select()
    .from(contentEntry)
    .where(or(holds(contentEntry.draft), holds(contentEntry.published)))
    .orderBy(contentEntry.kind, contentEntry.key, contentEntry.locale);
  return rows.flatMap(({ kind, key, locale, draft, published }): Usage[] => {
    const inDraft = placesOf(draft, id);
    const inLive = placesOf(published, id);
    const isIn = (places: readonly Place[], one: Place) =>
      places.some(({ blockId, path }) => blockId === one.blockId && path === one.path);
    return [...inDraft, ...inLive.filter((one) => !isIn(inDraft, one))].map((place) => ({
      kind,
      key,
      locale,
      title: titleOf(draft) ?? titleOf(published) ?? key,
      ...(place.blockId !== null && { block_id: place.blockId }),
      path: place.path,
      live: isIn(inLive, place),
      draft: isIn(inDraft, place),
    }));
  });
}

function titleOf(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const named = ['title', 'name', 'label', 'header'].map((name) => body[name]);
  return named.find((value): value is string => typeof value === 'string' && value !== '') ?? null;
}

function placesOf(body: unknown, id: string): Place[] {
  const address = addressOf(id);
  const walk = (value: unknown, blockId: string | null, path: string): Place[] => {
    if (typeof value === 'string') return value.includes(address) ? [{ blockId, path }] : [];
    if (Array.isArray(value)) return value.flatMap((item, at) => walk(item, blockId, `${path}/${at}`));
    if (!isRecord(value)) return [];
    // A block of a page: what is below is told from its own props.
    const block = typeof value['id'] === 'string' && isRecord(value['props']) ? value['id'] : null;
    return Object.entries(value).flatMap(([name, item]) =>
      block !== null
        ? walk(item, block, name === 'props' ? '' : pointerPart(name))
        : walk(item, blockId, `${path}${pointerPart(name)}`),
    );
  };
  return walk(body, null, '');
}
