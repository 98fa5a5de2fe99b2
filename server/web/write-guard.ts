import type { IncomingHttpHeaders } from 'node:http';

/** Header that a page of another site cannot send without asking first, and we never say yes. */
export const guardHeader = 'x-requested-with';
export const guardValue = 'mozaika';

export interface GuardedRequest {
  readonly method: string;
  /** Without query. */
  readonly path: string;
  readonly query: string;
  readonly headers: IncomingHttpHeaders;
  /** Origin browsers see; without it, the request's own Host stands for it. */
  readonly publicOrigin?: string;
  /**
   * For calls that begin or end a session in the caller's cookies: the header is asked of everybody. A form of another
   * site could otherwise sign its victim into the attacker's account from a browser that names no origin.
   */
  readonly strict?: boolean;
  /** For reads that cost something: the header is asked of everybody, and a browser that says where it comes from has to come from us. */
  readonly costs?: boolean;
}

/** A request target in path and query, both as they were sent. */
export function splitTarget(target: string): { readonly path: string; readonly query: string } {
  const at = target.indexOf('?');
  return at < 0 ? { path: target, query: '' } : { path: target.slice(0, at), query: target.slice(at + 1) };
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a call may change something ([sec 7], [sec 8]): a browser's write needs our header and has to come from our own
 * origin. A call that no browser made (a staff tool with a bearer token, without cookies) has nobody to be tricked.
 * `GET application/status` creates unless it says `app=0` (security decision 1), and is treated as a write.
 */
export function admitsWrite(request: GuardedRequest): boolean {
  const { headers } = request;
  if (request.costs) return headers[guardHeader] === guardValue && !comesFromElsewhere(request);
  if (!changesSomething(request)) return true;
  const creates = createsApplication(request);
  if (!isFromBrowser(headers))
    return request.strict
      ? headers[guardHeader] === guardValue
      : !creates || headers.authorization !== undefined;
  return headers[guardHeader] === guardValue && isSameOrigin(request);
}

/** Whether a call may change something: by its method, or because it creates an application whatever its method. */
export const changesSomething = (request: Pick<GuardedRequest, 'method' | 'path' | 'query'>): boolean =>
  !safeMethods.has(request.method) || createsApplication(request);

/** Whether a request bears the marks of a browser. */
export const isFromBrowser = (headers: IncomingHttpHeaders): boolean =>
  headers.cookie !== undefined || headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

/** Whether a browser's write comes from a page of our own. */
export function isSameOrigin({
  headers,
  publicOrigin,
}: Pick<GuardedRequest, 'headers' | 'publicOrigin'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // Browsers from before Sec-Fetch-Site name their origin on writes.
  const { origin, host } = headers;
  if (origin === undefined) return false;
  return publicOrigin === undefined ? URL.parse(origin)?.host === host : origin === publicOrigin;
}

/** Whether a read comes from a page that is not ours; browsers from before Sec-Fetch-Site say nothing of a read of their own site. */
const comesFromElsewhere = (request: GuardedRequest): boolean =>
  (request.headers['sec-fetch-site'] ?? request.headers.origin) !== undefined && !isSameOrigin(request);

/** True for every spelling a platform might read as `app=1`: only a plain, single-valued `app=0` asks without creating. */
function createsApplication({ path, query }: Pick<GuardedRequest, 'path' | 'query'>): boolean {
  if (!path.endsWith('/application/status')) return false;
  const values = [...new URLSearchParams(query)]
    .filter(([name]) => name.trim().split('[', 1)[0] === 'app')
    .map(([name, value]) => (name === 'app' ? value : 'array'));
  return values.length === 0 || values.some((value) => value !== '0');
}
