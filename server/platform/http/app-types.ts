import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Call } from '#schemas/calls/define-call.ts';

/** The app as routes see it: types of requests and answers come from the routes' schemas. */
export type PlatformApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the audit log takes the call down if staff makes it; a handler may find that there is nothing to say. */
    audited: boolean;
  }
  interface FastifyContextConfig {
    /** The record of the call that the route serves. */
    call?: Call;
  }
}
