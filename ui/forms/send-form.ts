import { callPlatform } from '#engine/react/call-platform.ts';
import { Failed, InvalidFields } from '#engine/react/platform-failures.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import { marketingQuery } from './marketing-query.ts';

export interface Submission {
  readonly form: PreparedForm;
  readonly values: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, string>>;
  readonly locale: string;
  /** The same for the same filled form, so that the server takes it once however often it arrives. */
  readonly sendKey: string;
}

/** Sends a filled form. @returns `data` of the answer @throws PlatformFailure */
export async function sendForm(
  { form, values, query, locale, sendKey }: Submission,
  cookies: string,
  call: typeof callPlatform = callPlatform,
): Promise<unknown> {
  const { data } = await call(form.submit, {
    query: { ...(form.source.kind === 'content' ? marketingQuery(cookies) : {}), ...query, language: locale },
    body: values,
    locale,
    headers: { 'x-send-key': sendKey },
  });
  refuseErrors(data);
  return data;
}

/**
 * An answer with `errors` is a failure whatever its status (specification 8, "registration response with errors").
 * @throws InvalidFields or Failed
 */
export function refuseErrors(data: unknown): void {
  const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : undefined;
  if (typeof errors !== 'object' || errors === null) return;
  if (Array.isArray(errors)) {
    if (errors.length > 0) throw new Failed(textOf(errors[0]), 200);
    return;
  }
  const fields = Object.entries(errors).map(([alias, words]) => [alias, textOf(words)] as const);
  if (fields.length > 0) throw new InvalidFields('', new Map(fields));
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) && typeof value[0] === 'string' ? value[0] : '';
