import { entryCalls } from '#schemas/calls/staff/content.ts';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import type { PageDocument } from '#schemas/page.ts';
import { ApiError } from '../../app/api.ts';
import { callStaff } from '../../app/staff-call.ts';
import type { SaveAnswer } from './draft-saver.ts';

const { read, change } = entryCalls(contentKinds.page, 'one');

/** The page with its draft. @throws ApiError e.g. 404 */
export const loadPage = async (alias: string): Promise<ContentEntry> =>
  (await callStaff(read, { params: { key: alias }, query: {} })).data;

/**
 * Writes the draft; rows of the history that one person's autosaves make are gathered by the platform.
 * @param windowId of the window that has the pen; left out by somebody who decides to write without it
 */
export async function savePage(
  alias: string,
  {
    document,
    version,
    windowId,
  }: { readonly document: PageDocument; readonly version: number; readonly windowId?: string },
): Promise<SaveAnswer> {
  try {
    const { data: entry } = await callStaff(change, {
      params: { key: alias },
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
  (await callStaff(change, { params: { key: alias }, body: { version, data: document } })).data;

function currentOf(error: ApiError): ContentEntry | null {
  const current: unknown = 'current' in error ? error.current : null;
  return typeof current === 'object' && current !== null && 'version' in current
    ? (current as ContentEntry)
    : null;
}
