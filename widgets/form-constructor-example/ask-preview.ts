import { callPlatform } from '#engine/react/call-platform.ts';
import { InvalidFields } from '#engine/react/platform-failures.ts';
import { refAt } from '#schemas/calls/call-ref.ts';
import type { FormFinding, FormVerdict, PreparedForm } from '#schemas/prepared-form.ts';

export interface Preview {
  readonly form: PreparedForm | null;
  readonly findings: readonly FormFinding[];
  readonly verdict?: FormVerdict;
}

/** Has the server compile a definition that is not stored, and check values with it. @throws PlatformFailure */
export async function askPreview(
  definition: unknown,
  locale: string,
  values?: Readonly<Record<string, unknown>>,
): Promise<Preview> {
  const body = { definition, ...(values && { values }) };
  const { data } = await callPlatform(refAt('POST', '/_form-preview'), { body, locale });
  if (!isPreview(data)) throw new Error('The preview of the form has no findings.');
  return data;
}

/**
 * Sends what was filled in to the same rules on the server.
 * @throws InvalidFields with what the server says of the fields
 */
export async function checkOnServer(
  form: PreparedForm,
  locale: string,
  values: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const { verdict } = await askPreview(form.definition, locale, values);
  if (!verdict || verdict.ok) return {};
  const words = verdict.errors.map(({ field, rule, message }) => [field, message ?? rule] as const);
  throw new InvalidFields('', new Map(words));
}

/** An answer of our own server, which the types of both sides describe. */
const isPreview = (data: unknown): data is Preview =>
  typeof data === 'object' && data !== null && 'findings' in data && Array.isArray(data.findings);
