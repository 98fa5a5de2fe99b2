import type { IncomingMessage, ServerResponse } from 'node:http';
import { createBrotliQueue } from './brotli-queue.ts';
import { asksForPlainCart } from './cart-form.ts';
import type { WebHostOptions } from './host-options.ts';
import type { Metrics } from './metrics.ts';
import type { PageRenewal } from './page-renewal.ts';
import { sendPage } from './send-page.ts';
import type { VisitSessions } from './session/visit-sessions.ts';

export interface FastPathParts {
  readonly renewal: Pick<PageRenewal, 'atHand'>;
  readonly visits: Pick<VisitSessions, 'mayHave'>;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly logger: WebHostOptions['logger'];
}

/** Answers from the cache before the framework builds anything for the request; false when it cannot. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * A hit looks its path up, compares one tag and writes bytes that lie ready. Everything unusual is left to the normal
 * route, which checks the same cache. Only checked addresses are ever stored, so the key needs no checking here.
 */
export function createFastPath({ renewal, visits, metrics, now, logger }: FastPathParts): FastPath {
  const brotli = createBrotliQueue((error) => logger.warn({ err: error }, 'brotli failed'));
  return (request, response) => {
    const { method, url } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
    const at = url.indexOf('?');
    if (visits.mayHave(request) || asksForPlainCart(url, request.headers.cookie)) return false;
    const page = renewal.atHand(at < 0 ? url : url.slice(0, at), at < 0 ? '' : url.slice(at + 1));
    if (page === undefined) return false;
    const accepted = sendPage(request, response, page, now);
    metrics.countCache('cache');
    // Not for the first who asks for a page: a flood of addresses that nobody asks for twice buys no compression.
    if (accepted === 'br') brotli.add(page);
    return true;
  };
}
