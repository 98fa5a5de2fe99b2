import type { CartGood, CartItem } from '#schemas/cart.ts';
import { type CartLines, lineKey } from '#schemas/cart-lines.ts';
import { mostCartLines, mostCartPieces } from '#schemas/constants.ts';
import type { Picture } from '#schemas/picture.ts';

/** Raise it when lines stored before would be misread. */
const version = 1;

/** The cart as a text to be stored. */
export const writeCart = (lines: CartLines): string => JSON.stringify({ version, lines });

/**
 * Lines of a stored cart. Anybody may have written there, an older version of the site among them: what is no line is left out, and
 * what is no cart is an empty one.
 */
export function readCart(stored: string | null): CartLines {
  const read = parse(stored);
  if (!isRecord(read) || read['version'] !== version || !Array.isArray(read['lines'])) return [];
  const byKey = new Map<string, CartItem>();
  let currency: string | undefined;
  for (const one of read['lines']) {
    const line = readLine(one);
    if (!line || byKey.size >= mostCartLines || byKey.has(lineKey(line))) continue;
    const { currency: own } = line.itemData;
    if (own !== undefined && currency !== undefined && own !== currency) continue;
    currency ??= own;
    byKey.set(lineKey(line), line);
  }
  return [...byKey.values()];
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function readLine(value: unknown): CartItem | null {
  if (!isRecord(value)) return null;
  const { quantity, sale_condition_id: condition } = value;
  const itemData = readGood(value['itemData']);
  if (!itemData || !isWithin(quantity, 1, mostCartPieces)) return null;
  const ids = itemData.sale_conditions?.map(({ id }) => id) ?? [];
  if (ids.length === 0) return condition === undefined ? { itemData, quantity } : null;
  return isText(condition, 60) && ids.includes(condition)
    ? { itemData, sale_condition_id: condition, quantity }
    : null;
}

function readGood(value: unknown): CartGood | null {
  if (!isRecord(value) || !isAlias(value['alias'])) return null;
  const { alias, category, title, image, price_minor: price, currency } = value;
  const conditions = readConditions(value['sale_conditions']);
  if (conditions === null) return null;
  const picture = readPicture(image);
  return {
    alias,
    ...(isAlias(category) && { category }),
    ...(isText(title, 200) && { title }),
    ...(picture && { image: picture }),
    ...(isMinor(price) && { price_minor: price }),
    ...(typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) && { currency }),
    ...(conditions.length > 0 && { sale_conditions: conditions }),
  };
}

/** Null where there is something else than a list of conditions. */
function readConditions(value: unknown): NonNullable<CartGood['sale_conditions']> | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > 20) return null;
  const conditions = value.flatMap((one: unknown) => {
    if (!isRecord(one) || !isText(one['id'], 60)) return [];
    const { id, title, price_minor: price } = one;
    return [{ id, ...(isText(title, 120) && { title }), ...(isMinor(price) && { price_minor: price }) }];
  });
  return conditions.length === value.length ? conditions : null;
}

function readPicture(value: unknown): Picture | null {
  if (!isRecord(value)) return null;
  const { src, alt, width, height } = value;
  const isOurs = isText(src, 500) && /^\/(?![/\\])/.test(src);
  if (!isOurs || typeof alt !== 'string' || alt.length > 300) return null;
  const most = Number.MAX_SAFE_INTEGER;
  return isWithin(width, 1, most) && isWithin(height, 1, most) ? { src, alt, width, height } : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most;
const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
/** More than any price, and 99 pieces of 50 lines of it are still an exact number. */
const isMinor = (value: unknown): value is number => isWithin(value, 0, 100_000_000_000);
const isAlias = (value: unknown): value is string =>
  isText(value, 100) && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
