import { type LookupAddress, lookup } from 'node:dns';
import { type RequestOptions, request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './outbound-address.ts';

/** A call to an outside party failed before it answered as it should. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
  readonly kind: 'address' | 'timeout' | 'unreachable' | 'redirect' | 'too-large' | 'garbage';

  constructor(kind: OutboundError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

export interface OutboundAnswer {
  readonly status: number;
  /** Parsed JSON. */
  readonly body: unknown;
}

/** Posts JSON to an outside party over HTTPS. @throws OutboundError */
export type PostJson = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<OutboundAnswer>;

export interface OutboundOptions {
  /** Longest time from the call to the last byte of the answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Resolves names; the system's unless tests give another. */
  readonly resolve?: typeof lookup;
  /** Trusted certificates of tests. */
  readonly ca?: string;
  /** Which addresses may be called; tests call their own machine. */
  readonly admits?: (address: string) => boolean;
}

const largestAnswer = 256 * 1024;

/**
 * Calls outside parties ([sec 20]): HTTPS only, no redirects, no proxy of the environment, one deadline, small answers.
 * The address is judged when the connection is made, on what the name resolved to for this very connection, so that a name
 * cannot answer differently between looking and calling.
 */
export function createOutbound(options: OutboundOptions): PostJson {
  const { timeoutMs, resolve = lookup, ca, admits = isPublicAddress } = options;
  const judged: LookupFunction = (host, settings, done) => {
    resolve(host, { ...settings, all: true }, (error, found) => {
      const addresses = found as readonly LookupAddress[];
      const refused = error ?? refusal(host, addresses, admits);
      const [first] = addresses ?? [];
      if (refused || !first) done(refused ?? new Error(`${host} has no address`), []);
      else if (settings.all) done(null, [...addresses]);
      else done(null, first.address, first.family);
    });
  };
  return async (url, body, headers) => {
    const { protocol, hostname, username, password } = new URL(url);
    if (protocol !== 'https:') throw new OutboundError('address', `${url} is not an https address`);
    if (username !== '' || password !== '')
      throw new OutboundError('address', 'an address holds no password');
    // A host that is an address already is never looked up.
    const literal = hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !admits(literal)) throw notPublic(literal);
    const signal = AbortSignal.timeout(timeoutMs);
    return await send(url, body, {
      method: 'POST',
      agent: false,
      lookup: judged,
      signal,
      ...(ca !== undefined && { ca }),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
    }).catch((error: unknown) => {
      if (error instanceof OutboundError) throw error;
      if (signal.aborted) throw new OutboundError('timeout', `no answer within ${timeoutMs} ms`);
      throw new OutboundError('unreachable', error instanceof Error ? error.message : String(error));
    });
  };
}

const notPublic = (address: string) =>
  new OutboundError('address', `${address} is not an address of the public internet`);

/** One address of a name that is not public spoils the name. */
function refusal(
  host: string,
  addresses: readonly LookupAddress[] | undefined,
  admits: (address: string) => boolean,
): Error | null {
  if (!addresses?.length) return new OutboundError('unreachable', `${host} has no address`);
  const bad = addresses.find(({ address }) => !admits(address));
  return bad ? notPublic(bad.address) : null;
}

function send(url: string, body: string, options: RequestOptions): Promise<OutboundAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(url, options, (response) => {
      const { statusCode: status = 0 } = response;
      if (status >= 300 && status < 400) {
        response.destroy();
        return reject(new OutboundError('redirect', 'the answer is a redirect'));
      }
      const chunks: Buffer[] = [];
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > largestAnswer) response.destroy(new OutboundError('too-large', 'the answer is too large'));
        else chunks.push(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        try {
          resolve({ status, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) });
        } catch {
          reject(new OutboundError('garbage', 'the answer is not JSON'));
        }
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}
