import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { Call } from '#schemas/calls/define-call.ts';
import type { DraftScope } from '../content/previews/draft-scope.ts';
import type { Preview } from '../content/previews/preview-links.ts';
import type { SignedInCustomer } from '../customers/customer-sessions.ts';
import type { StaffMember } from '../staff/staff-service.ts';

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
    /** Who is signed in; null on calls open to everybody. */
    staff: StaffMember | null;
    /** The customer who is signed in; null on calls that do not ask. */
    customer: SignedInCustomer | null;
    /** Whether the audit log takes the call down if staff makes it; a handler may find that there is nothing to say. */
    audited: boolean;
    /** What the preview token of the call opens; null on all others. */
    preview: (DraftScope & { readonly opened: Preview }) | null;
  }
  interface FastifyContextConfig {
    /** The record of the call that the route serves. */
    call?: Call;
  }
}
