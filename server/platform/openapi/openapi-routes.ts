import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf } from '../http/staff-member.ts';
import type { StaffService } from '../staff/staff-service.ts';
import type { ApiDocument } from './api-document.ts';
import { referenceStyles } from './reference-styles.ts';
import { renderReference } from './render-reference.ts';
import { withoutStaff } from './without-staff.ts';

/** The page needs its own stylesheet and nothing else. */
const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Options {
  readonly readDocument: () => ApiDocument;
  /** Whether everybody may read of the calls of staff; only staff may where it is false. */
  readonly open: boolean;
  readonly staff: Pick<StaffService, 'identify'>;
}

/** A document, and the page made of it; each made when it is first asked for. */
function kept(read: () => ApiDocument) {
  let document: ApiDocument | undefined;
  let page: string | undefined;
  const readOnce = () => {
    document ??= read();
    return document;
  };
  return {
    document: readOnce,
    page: () => {
      page ??= renderReference(readOnce());
      return page;
    },
  };
}

/**
 * The description of the API for programs and, at `/v2/docs`, for people. They describe the API, so are not in it. Who is on
 * the staff is known by the token, which the edge takes from the Studio's cookie; one that lets nobody in is none.
 */
export function registerOpenapiRoutes(app: FastifyInstance, { readDocument, open, staff }: Options): void {
  const schema = { hide: true };
  const whole = kept(readDocument);
  const forPublic = kept(() => withoutStaff(whole.document()));
  const forWhom = async (request: FastifyRequest) => {
    if (open) return whole;
    const token = bearerOf(request);
    return token !== null && (await staff.identify(token)) !== null ? whole : forPublic;
  };
  // Another answer for staff at the same address.
  const cacheControl = open ? 'no-cache' : 'no-store';
  app.get('/v2/openapi.json', { schema }, async (request, reply) => {
    const { document } = await forWhom(request);
    return reply.header('cache-control', cacheControl).send(document());
  });
  app.get('/v2/docs', { schema }, async (request, reply) => {
    const { page } = await forWhom(request);
    return reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', cacheControl)
      .type('text/html; charset=utf-8')
      .send(page());
  });
  app.get('/v2/docs.css', { schema }, (_request, reply) =>
    reply.header('x-content-type-options', 'nosniff').type('text/css; charset=utf-8').send(referenceStyles),
  );
}
