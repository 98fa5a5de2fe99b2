import { callPlatform } from '#engine/react/call-platform.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import { hintLimits } from '#schemas/form-types.ts';
import type { LoadHints } from './field-kind.ts';

/** How many hints one page holds. */
const pageSize = 20;

/**
 * Asks for the hints of a field by its alias ([sec 19]); the answer's headers tell how many there are (specification 7).
 * A signal that ends the call rejects it, so an answer to an older question is never shown.
 */
export function createLoadHints(
  hints: CallRef,
  locale: string,
  call: typeof callPlatform = callPlatform,
): LoadHints {
  return async (field, { query, offset, signal }) => {
    const { data, headers } = await call(hints, {
      params: { field },
      query: { q: query.slice(0, hintLimits.query), limit: pageSize, offset, language: locale },
      locale,
      signal,
    });
    const items = (Array.isArray(data) ? data : []).flatMap((item: unknown) =>
      typeof item === 'object' && item !== null && 'value' in item && typeof item.value === 'string'
        ? [{ value: item.value }]
        : [],
    );
    const total = Number(headers.get('x-items-total'));
    return { items, total: Number.isFinite(total) && total > 0 ? total : offset + items.length };
  };
}
