import type { FastifyInstance } from 'fastify';
import type { ApiDocument } from './api-document.ts';
import { referenceStyles } from './reference-styles.ts';
import { renderReference } from './render-reference.ts';

/** The page needs its own stylesheet and nothing else. */
const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The description of the API for programs and, at `/v2/docs`, for people. They describe the API, so are not in it. */
export function registerOpenapiRoutes(app: FastifyInstance, readDocument: () => ApiDocument): void {
  const schema = { hide: true };
  let document: ApiDocument | undefined;
  let page: string | undefined;
  const wholeDocument = () => {
    document ??= readDocument();
    return document;
  };
  app.get('/v2/openapi.json', { schema }, async () => wholeDocument());
  app.get('/v2/docs', { schema }, (_request, reply) => {
    page ??= renderReference(wholeDocument());
    return reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(page);
  });
  app.get('/v2/docs.css', { schema }, (_request, reply) =>
    reply.header('x-content-type-options', 'nosniff').type('text/css; charset=utf-8').send(referenceStyles),
  );
}
