import { getResponse } from 'msw';
import { calls } from '#schemas/calls.ts';
import { shopSite } from '#server/platform/content/sites/index.ts';
import { handlersOf } from './handlers.ts';
import { samplesOf } from './samples.ts';
import { readSwitches } from './switches.ts';
import { tokenOf } from './tokens.ts';

const samples = samplesOf(shopSite);
const product = 'loan';

/**
 * For tests: the `fetch` of a browser whose site has the fakes behind it. Addresses are those of the site.
 * @param switches as FAKE has them, e.g. `failing:posts`
 * @param status of the signed-in customer's application; nobody is signed in when not given
 */
export function fakeFetch({
  switches = '',
  status,
}: {
  readonly switches?: string;
  readonly status?: string;
} = {}): typeof fetch {
  const set = readSwitches(switches, { ids: calls.map(({ id }) => id), statuses: [] });
  const handlers = handlersOf(calls, { product, samples, switches: () => set });
  return async (input, init) => {
    const request = new Request(new URL(String(input), 'http://site.invalid'), init);
    // As the edge does with the token of its cookie.
    if (status !== undefined) request.headers.set('authorization', `Bearer ${tokenOf(status)}`);
    const answer = await getResponse(handlers, request);
    if (!answer) throw new TypeError(`No call has the address ${request.method} ${request.url}.`);
    return answer;
  };
}
