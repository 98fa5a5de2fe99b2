import { delay, type HttpHandler, http } from 'msw';
import type { Call } from '#schemas/calls/define-call.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { PlatformError } from '#server/platform/http/platform-error.ts';
import { answerCall } from './answer-call.ts';
import { askReal } from './ask-real.ts';
import { failure } from './failure.ts';
import type { Samples } from './samples.ts';
import { has, noSwitches, type Switches } from './switches.ts';

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
      return failure(new PlatformError('internal', refuse('service.failed')));
    const real = switches.sampleOnError ? await askReal(request) : null;
    if (real) return real;
    return answerCall(call, { request, params, query, switches, samples });
  });
}
