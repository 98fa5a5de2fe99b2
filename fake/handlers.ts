import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { Call } from '#schemas/calls/define-call.ts';
import { cacheTokenHeader } from '#schemas/constants.ts';
import { askReal } from './ask-real.ts';
import { checkRequest } from './check-request.ts';
import { emptyAnswer } from './empty-answer.ts';
import { failure } from './failure.ts';
import { makeValue } from './make-value.ts';
import { FakeFailure, Rows } from './sample.ts';
import type { Samples } from './samples.ts';
import { has, noSwitches, type Switches } from './switches.ts';
import { readToken } from './tokens.ts';

export interface FakeOptions {
  /** Name of the product in the paths. */
  readonly product: string;
  /** Where the calls go, e.g. `http://platform.invalid`; anywhere when not given. */
  readonly origin?: string;
  readonly samples: Samples;
  /** Asked with every call; none when not given. */
  readonly switches?: () => Switches;
}

/** How long a slow call waits. */
const slowMs = 2000;

const addressOf = ({ method, path }: Call): string =>
  `${method} ${path.replace(/\{(?!product)\w+\}/g, '{}')}`;
const namesIn = ({ path }: Call): number => path.match(/\{(?!product)/g)?.length ?? 0;

/**
 * A handler of msw for each call: it checks the request and answers with the call's sample, else with a value made from the
 * schema of its answer. The first handler that fits answers, so those whose path names most come first. Of several calls
 * of one address, the one whose `sends` are all in the query.
 */
export function handlersOf(calls: readonly Call[], options: FakeOptions): HttpHandler[] {
  const asked = calls
    .filter(({ method }) => method !== 'WS' && method !== 'ANY')
    .toSorted((a, b) => namesIn(a) - namesIn(b));
  const lastOf = new Map(asked.map((call) => [addressOf(call), call]));
  return asked.map((call) => handlerOf(call, lastOf.get(addressOf(call)) === call, options));
}

function handlerOf(call: Call, isLast: boolean, { product, origin = '*', samples, ...options }: FakeOptions) {
  const path = call.path.replace('{product}', product).replace(/\{(\w+)\}/g, ':$1');
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[method](`${origin}${path}`, async ({ request, params }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    // Nothing at all: msw asks the next handler.
    if (!isLast && !Object.entries(call.sends ?? {}).every(([name, value]) => query[name] === value)) return;
    const switches = options.switches?.() ?? noSwitches;
    if (has(switches, 'slow', call.id)) await delay(slowMs);
    if (has(switches, 'failing', call.id))
      return failure(500, 'internal', 'The fake platform fails, as it was told to.');
    const real = switches.sampleOnError ? await askReal(request) : null;
    if (real) return real;
    return answer(call, { request, params, query, switches, samples });
  });
}

interface Asked {
  readonly request: Request;
  readonly params: unknown;
  readonly query: Readonly<Record<string, string>>;
  readonly switches: Switches;
  readonly samples: Samples;
}

async function answer(call: Call, { request, params, query, switches, samples }: Asked): Promise<Response> {
  if (call.isPlanned) return failure(404, 'not_found', `There is no call ${call.id} yet.`);
  const caller = readToken(request.headers.get('authorization'));
  const closed = refuse(call, caller === null ? null : (switches.status ?? caller));
  if (closed) return closed;
  const headers = Object.fromEntries(request.headers);
  const body = await readBody(request);
  const checked = checkRequest(call, { params, querystring: query, headers, body });
  if (!checked.ok) {
    const message = 'The request does not have the form this call asks for.';
    return failure(400, 'invalid_request', message, checked.fields);
  }
  if (call.session?.includes('gives-file') || !call.answer) return file();
  const { parts } = checked;
  const locale = samples.site.localeOf(query['language'], headers['accept-language']);
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
  if (given === undefined) return failure(404, 'not_found', `The fake platform has no such ${call.id}.`);
  if (given instanceof FakeFailure) return failure(given.status, given.code, given.message);
  const whole = given instanceof Rows ? { data: given.data } : given;
  const answered = has(switches, 'empty', call.id) ? emptyAnswer(call.answer, whole) : whole;
  const status = call.status === undefined ? 200 : ([call.status].flat()[0] ?? 200);
  return HttpResponse.json(answered as Record<string, unknown>, {
    status,
    headers: { [cacheTokenHeader]: 'fake', 'content-language': locale, ...countsOf(given, answered) },
  });
}

/** The failure of a call that is not for the caller; null when it is. @param status of the caller's application, null for nobody */
function refuse({ access, statuses }: Call, status: string | null): Response | null {
  const open = access === 'open' || access === 'edge' || access === 'webhook';
  if (open) return null;
  if (status === null) return failure(401, 'unauthorized', 'Sign in first.');
  if (!statuses || statuses.some((one) => one === status)) return null;
  return failure(409, 'wrong_status', `The call is not for the status ${status}.`);
}

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
