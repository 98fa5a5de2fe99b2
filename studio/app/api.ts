import type { ContentEntry } from '#schemas/content-entry.ts';
import { otherPersonCode, personHeader } from '#schemas/page-person.ts';
import type { Refusal } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { studioSessionPath } from '#schemas/studio/staff-session.ts';
import type { Usage } from '#schemas/studio/usage.ts';
import { lostSession } from './lost-session.ts';
import { inWords, offlineWords, sayFinding, sayProblems } from './refusals/say-refusal.ts';

export type { Finding } from '#schemas/studio/finding.ts';

/** A call that was not done, in words for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The platform's name of the failure, e.g. `version_conflict`. */
  readonly code: string;
  /** JSON pointer -> what is wrong there. */
  readonly fields: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
  /** The draft as somebody else left it meanwhile (code `version_conflict`). */
  readonly current: ContentEntry | undefined;
  /** Where it is used (code `in_use`). */
  readonly usages: readonly Usage[];
  constructor(
    status: number,
    message: string,
    details: {
      readonly code?: string;
      readonly fields?: Readonly<Record<string, string>>;
      readonly findings?: readonly Finding[];
      readonly current?: ContentEntry;
      readonly usages?: readonly Usage[];
    } = {},
  ) {
    super(message);
    this.status = status;
    this.code = details.code ?? '';
    this.fields = details.fields ?? {};
    this.findings = details.findings ?? [];
    this.current = details.current;
    this.usages = details.usages ?? [];
  }
}

export interface ApiOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** JSON, or a form with files. */
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/** An answer: what is in `data`, and how many there are in all where it is a page of a list. */
export interface ApiAnswer<T> {
  readonly data: T;
  readonly total: number;
}

/**
 * Makes a call of the staff's side of the platform in the session of the Studio's cookie.
 * @param path e.g. `/v2/system/manage/pages`
 * @throws ApiError for every answer but a success; status 0 when there was none
 */
export async function api<T>(path: string, options: ApiOptions = {}): Promise<ApiAnswer<T>> {
  const { query = {}, signal } = options;
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  const target = search === '' ? path : `${path}?${search}`;
  let response = await send(target, options);
  // The session ended in the middle of work, or became somebody else's: the call is made again when the person has signed in again.
  if (
    ((await isOthers(response)) || response.status === 401) &&
    path !== studioSessionPath &&
    (await lostSession.wait(signal))
  )
    response = await send(target, options);
  const answer = await readBody(response, signal);
  if (!response.ok) throw failureOf(response.status, answer);
  const total = Number(response.headers.get('x-items-total') ?? Number.NaN);
  const data = isRecord(answer) ? answer['data'] : undefined;
  // The shape is the contract's (`schemas/`), which the platform checks before it answers.
  return { data: data as T, total: Number.isNaN(total) ? (Array.isArray(data) ? data.length : 0) : total };
}

/** Whose work is on the screen of this window: its calls say it, and are not made in the name of somebody who signed in in another one. */
export const workOf: { email?: string } = {};

const isOthers = async (response: Response): Promise<boolean> =>
  response.status === 409 &&
  (await response
    .clone()
    .json()
    .then(
      (body: { error?: { code?: unknown } } | null) => body?.error?.code === otherPersonCode,
      () => false,
    ));

async function send(target: string, { method = 'GET', body, signal }: ApiOptions): Promise<Response> {
  const isForm = body instanceof FormData;
  try {
    return await fetch(target, {
      method,
      headers: {
        accept: 'application/json',
        'x-requested-with': 'mozaika',
        ...(workOf.email !== undefined && { [personHeader]: encodeURIComponent(workOf.email) }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, offlineWords(studioLanguage()), { code: 'offline' });
  }
}

/**
 * What an answer says; null where it says nothing. An answer that was cut off, or called off while it came, is none:
 * whoever took it for an empty one would show a page without content.
 */
async function readBody(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  } catch (error) {
    if (signal?.aborted) throw error;
    // A refusal that is no JSON, such as a proxy's page, is told by its status.
    if (!response.ok) return null;
    throw new ApiError(0, offlineWords(studioLanguage()), { code: 'offline' });
  }
}

function failureOf(status: number, answer: unknown): ApiError {
  const error = isRecord(answer) && isRecord(answer['error']) ? answer['error'] : {};
  const { message, code, fields, field_reasons, findings, current, usages } = error;
  const locale = studioLanguage();
  // Written by the platform as `ErrorBody` has it; a proxy's answer has no message, and is told by its status.
  const refusal =
    typeof message === 'string' ? (error as unknown as Refusal) : refuse('browser.answer', { status });
  return new ApiError(status, inWords(refusal, locale), {
    ...(typeof code === 'string' && { code }),
    ...(isRecord(fields) && { fields: sayProblems(fields, field_reasons, locale) }),
    ...(Array.isArray(findings) && {
      findings: (findings as Finding[]).map((finding) => sayFinding(finding, locale)),
    }),
    ...(isRecord(current) && { current: current as ContentEntry }),
    ...(Array.isArray(usages) && { usages: usages as Usage[] }),
  });
}

/** People read refusals in the language of their Studio, which the document is marked with. */
const studioLanguage = (): string => (typeof document === 'undefined' ? 'en' : document.documentElement.lang);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
