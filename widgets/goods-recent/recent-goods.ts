import type { CustomerStorage } from '#engine/react/customer-storage.ts';
import type { GoodSummary } from '#schemas/good.ts';
import type { Picture } from '#schemas/picture.ts';

/** What is kept of an article that was looked at. No price: the law wants the one of today, and this is of another day. */
export type RecentGood = Pick<GoodSummary, 'alias' | 'category' | 'title' | 'image'>;

/** How many are kept. */
export const recentLimit = 12;
const name = 'recent-goods';
/** As aliases are written (schemas/names.ts). */
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Goods that were looked at on this device, the last first. Whatever else stands in the storage is passed over. */
export function readRecent(storage: CustomerStorage): readonly RecentGood[] {
  let stored: unknown;
  try {
    stored = JSON.parse(storage.getItem(name) ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(stored) ? stored.flatMap((one) => readGood(one) ?? []).slice(0, recentLimit) : [];
}

/** Puts an article in front of those that were looked at before. */
export function addRecent(storage: CustomerStorage, good: RecentGood): void {
  const others = readRecent(storage).filter(({ alias }) => alias !== good.alias);
  storage.setItem(name, JSON.stringify([good, ...others].slice(0, recentLimit)));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 100 && slug.test(value);

function readGood(value: unknown): RecentGood | null {
  if (!isRecord(value)) return null;
  const { alias, category, title } = value;
  if (!isSlug(alias) || !isSlug(category) || typeof title !== 'string' || title === '') return null;
  const image = readPicture(value['image']);
  return { alias, category, title: title.slice(0, 200), ...(image && { image }) };
}

/** A picture of this site alone, as the schema of pictures wants it. */
function readPicture(value: unknown): Picture | null {
  if (!isRecord(value)) return null;
  const { src, width, height } = value;
  if (typeof src !== 'string' || !/^\/(?![/\\])/.test(src)) return null;
  if (!Number.isInteger(width) || !Number.isInteger(height)) return null;
  return { src, alt: '', width: Number(width), height: Number(height) };
}
