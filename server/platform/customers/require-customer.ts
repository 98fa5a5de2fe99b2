import type { FastifyRequest } from 'fastify';
import { personLanguageOf, refuseIn } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import type { CustomerSessions, SignedInCustomer } from './customer-sessions.ts';
import { customerTexts } from './customer-texts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The customer who is signed in; null on calls that do not ask. */
    customer: SignedInCustomer | null;
  }
}

const bearer = /^Bearer +(\S+)$/i;

/** Who makes a request, on calls that are open to everybody; null for an anonymous visitor. */
export async function readCustomer(
  sessions: Pick<CustomerSessions, 'identify'>,
  request: FastifyRequest,
): Promise<SignedInCustomer | null> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  return token === undefined ? null : sessions.identify(token);
}

/** A hook that lets only signed-in customers through. It runs before the body is read. */
export function requireCustomer(sessions: Pick<CustomerSessions, 'identify'>) {
  return async (request: FastifyRequest): Promise<void> => {
    request.customer = await readCustomer(sessions, request);
    if (request.customer) return;
    const named = request.headers.authorization !== undefined;
    throw new PlatformError(
      'unauthorized',
      named
        ? refuseIn(customerTexts, personLanguageOf(request), 'sessionEnded')
        : refuseIn(customerTexts, personLanguageOf(request), 'signInFirst'),
    );
  };
}

/** Who makes this request, on a call behind {@link requireCustomer}. */
export function customerOf(request: { readonly customer: SignedInCustomer | null }): SignedInCustomer {
  if (!request.customer) throw new Error('the call does not ask who is signed in');
  return request.customer;
}
