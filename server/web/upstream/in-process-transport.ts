import type { ContentTransport } from '#engine/content/transport.ts';
import { previewHeader } from '#schemas/studio/preview.ts';
import { parseBody, plainHeaders } from './response-body.ts';
import { assertWirePath } from './wire-path.ts';

/** The part of Fastify's `app.inject` that is used: pass `(options) => app.inject(options)`. */
export type Inject = (options: {
  method: 'GET' | 'POST';
  url: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  payload?: string;
  signal: AbortSignal;
}) => Promise<{
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly payload: string;
}>;

/** Carries content calls to the embedded platform without a socket; the wire is the same as over HTTP. */
export function inProcessTransport(inject: Inject): ContentTransport {
  return async ({ method, path, query, body, locale, preview }, signal) => {
    assertWirePath(path);
    const { statusCode, headers, payload } = await inject({
      method,
      url: path,
      query: { ...query },
      headers: {
        accept: 'application/json, text/plain',
        'accept-language': locale,
        ...(preview !== undefined && { [previewHeader]: preview }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      signal,
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    return {
      status: statusCode,
      headers: plainHeaders(Object.entries(headers)),
      body: parseBody(payload),
    };
  };
}
