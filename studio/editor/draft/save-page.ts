import type { ContentEntry } from '#schemas/content-entry.ts';
import type { PageDocument } from '#schemas/page.ts';
import { ApiError, api } from '../../app/api.ts';
import type { SaveAnswer } from './draft-saver.ts';

const addressOf = (alias: string) => `/v2/system/manage/pages/${encodeURIComponent(alias)}`;

/** The page with its draft. @throws ApiError e.g. 404 */
export const loadPage = async (alias: string): Promise<ContentEntry> =>
  (await api<ContentEntry>(addressOf(alias))).data;

/**
 * Writes the draft; rows of the history that one person's autosaves make are gathered by the platform.
 * @param windowId of the window that has the pen; left out by somebody who decides to write without it
 */
export async function savePage(
  alias: string,
  document: PageDocument,
  version: number,
  windowId?: string,
): Promise<SaveAnswer> {
  try {
    const { data: entry } = await api<ContentEntry>(addressOf(alias), {
      method: 'PUT',
      body: {
        version,
        data: document,
        autosave: true,
        ...(windowId !== undefined && { window_id: windowId }),
      },
    });
    return { kind: 'saved', entry };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'failed', message: String(error) };
    if (error.status !== 409 || error.code === 'taken_over')
      return { kind: 'failed', message: error.message, takenOver: error.code === 'taken_over' };
    // The refusal brings the newer draft; an older platform does not, then it is asked for.
    const current = currentOf(error) ?? (await loadPage(alias).catch(() => null));
    return current ? { kind: 'conflict', current } : { kind: 'failed', message: error.message };
  }
}

/**
 * Writes what two people's work became. Whoever merges decided to write, whether or not they have the pen.
 * @throws ApiError e.g. 409 when somebody saved again
 */
export const saveMerged = async (
  alias: string,
  document: PageDocument,
  version: number,
): Promise<ContentEntry> =>
  (await api<ContentEntry>(addressOf(alias), { method: 'PUT', body: { version, data: document } })).data;

function currentOf(error: ApiError): ContentEntry | null {
  const current: unknown = 'current' in error ? error.current : null;
  return typeof current === 'object' && current !== null && 'version' in current
    ? (current as ContentEntry)
    : null;
}
