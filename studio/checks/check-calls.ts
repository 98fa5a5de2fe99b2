import { checkContent, checkDrafts } from '#schemas/calls/staff/checks.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { callStaff } from '../app/staff-call.ts';
import type { StudioLocale } from '../app/studio-texts.tsx';

// Findings are words for a reader: whoever makes a call of the checks has to say in which language.

/** What is checked: a body as it stands in an editor; null while there is none. */
export interface Checked {
  readonly kind: string;
  readonly key: string;
  /** Empty, or left out, for kinds that are not kept per language. */
  readonly locale?: string;
  readonly data: unknown;
}

export interface CheckedEntry extends EntryRef {
  readonly findings: readonly Finding[];
}

/** What the checks say of all stored drafts. @throws ApiError */
export const readFindings = async (
  language: StudioLocale,
  signal: AbortSignal,
): Promise<readonly CheckedEntry[]> => (await callStaff(checkDrafts, { query: { language }, signal })).data;

/** What they say of a body as it stands in an editor. @throws ApiError */
export async function checkBody(
  { locale, ...rest }: Checked,
  language: StudioLocale,
  signal?: AbortSignal,
): Promise<readonly Finding[]> {
  const body = { ...rest, language, ...(locale && { locale }) };
  return (await callStaff(checkContent, { body, ...(signal && { signal }) })).data;
}
