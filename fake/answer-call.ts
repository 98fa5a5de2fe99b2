import { HttpResponse } from 'msw';
import type { Call } from '#schemas/calls/define-call.ts';
import { cacheTokenHeader } from '#schemas/constants.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { customerTexts } from '#server/platform/customers/customer-texts.ts';
import { formLanguage } from '#server/platform/http/form-texts.ts';
import { refuseIn } from '#server/platform/http/person-texts.ts';
import { PlatformError } from '#server/platform/http/platform-error.ts';
import { wrongStatus } from '#server/platform/http/wrong-status-texts.ts';
import { checkRequest } from './check-request.ts';
import { emptyAnswer } from './empty-answer.ts';
import { failure } from './failure.ts';
import { makeValue } from './make-value.ts';
import { Rows } from './sample.ts';
import type { Samples } from './samples.ts';
import { has, type Switches } from './switches.ts';
import { readToken } from './tokens.ts';

/** What a call is answered by. */
export interface Asked {
  readonly request: Request;
  readonly params: unknown;
  readonly query: Readonly<Record<string, string>>;
  readonly switches: Switches;
  readonly samples: Samples;
}

/** Answers a call with its sample, else with a value made from the schema of its answer; refuses what its record refuses. */
export async function answerCall(
  call: Call,
  { request, params, query, switches, samples }: Asked,
): Promise<Response> {
  if (call.isPlanned) return failure(unknown(call, request));
  const headers = Object.fromEntries(request.headers);
  const locale = samples.site.localeOf(query['language'], headers['accept-language']);
  const caller = readToken(request.headers.get('authorization'));
  const closed = refusalOf(call, caller === null ? null : (switches.status ?? caller), locale);
  if (closed) return failure(closed);
  const body = await readBody(request);
  const checked = checkRequest(call, { params, querystring: query, headers, body });
  if (!checked.ok) {
    const error = new PlatformError('invalid_request', refuse('call.invalid'), { fields: checked.fields });
    return failure(error);
  }
  if (call.session?.includes('gives-file') || !call.answer) return file();
  const { parts } = checked;
  const chosen = samples.byId.get(call.id);
  const given = chosen
    ? chosen.answer({
        params: parts.params,
        query: parts.querystring,
        body: parts.body,
        locale,
        status: switches.status ?? caller ?? 'nothing',
      })
    : makeValue(call.answer);
  if (given === undefined) return failure(unknown(call, request));
  if (given instanceof PlatformError) return failure(given);
  const whole = given instanceof Rows ? { data: given.data } : given;
  const answered = has(switches, 'empty', call.id) ? emptyAnswer(call.answer, whole) : whole;
  const status = call.status === undefined ? 200 : ([call.status].flat()[0] ?? 200);
  return HttpResponse.json(answered as Record<string, unknown>, {
    status,
    headers: { [cacheTokenHeader]: 'fake', 'content-language': locale, ...countsOf(given, answered) },
  });
}

/** The failure of a call that is not for the caller; null when it is. @param status of the caller's application, null for nobody */
function refusalOf({ access, statuses }: Call, status: string | null, locale: string): PlatformError | null {
  const open = access === 'open' || access === 'edge' || access === 'webhook';
  if (open) return null;
  const language = formLanguage(locale);
  if (status === null)
    return new PlatformError('unauthorized', refuseIn(customerTexts, language, 'signInFirst'));
  if (!statuses || statuses.some((one) => one === status)) return null;
  return new PlatformError('wrong_status', wrongStatus(language));
}

/** Nothing stands at the address. */
const unknown = ({ method }: Call, { url }: Request): PlatformError =>
  new PlatformError('not_found', refuse('call.unknown', { method, path: new URL(url).pathname }));

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  try {
    return text === '' ? null : (JSON.parse(text) as unknown);
  } catch {
    return text;
  }
}

/** What the headers of a list say of it. */
function countsOf(given: unknown, answered: unknown): Record<string, string> {
  const { data } = answered as { readonly data?: unknown };
  if (!Array.isArray(data)) return {};
  const { total, limit } =
    given instanceof Rows && data.length > 0 ? given : { total: data.length, limit: data.length };
  return {
    'x-items-count': String(data.length),
    'x-items-total': String(total),
    'x-items-limit': String(limit),
  };
}

/** The bytes of any file: a page with nothing on it. */
const file = (): Response =>
  new HttpResponse(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="sample.pdf"',
      },
    },
  );
