import type { SendPurge } from './cdn-purge.ts';

export interface CdnAddress {
  readonly url: string;
  readonly key: string;
}

const timeoutMs = 5000;

/** The CDN did not take a request to forget pages. */
export class PurgeRefused extends Error {
  override readonly name = 'PurgeRefused';
}

/**
 * One request that Fastly (`POST /service/{id}/purge`), Cloudflare (`POST /zones/{id}/purge_cache`) and our sample of Varnish all read: keys
 * in `Surrogate-Key` and as `tags`, the secret as `Fastly-Key` and as a bearer token.
 * @see https://www.fastly.com/documentation/reference/api/purging/
 * @see https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
 */
export function sendPurgeTo({ url, key }: CdnAddress): SendPurge {
  return async (keys) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        authorization: `Bearer ${key}`,
        'fastly-key': key,
        'surrogate-key': keys.join(' '),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ tags: keys }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new PurgeRefused(`The CDN answered ${answer.status}.`);
  };
}
