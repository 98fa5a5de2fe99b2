import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { Call } from '#schemas/calls.ts';
import { nobody, otherPersonCode, personHeader, unknownPerson } from '#schemas/page-person.ts';
import type { PlatformAnswer } from '../platform-call.ts';
import { dataPolicy } from '../security-headers.ts';
import { changesSomething, splitTarget } from '../write-guard.ts';
import type { Client } from './ask-platform.ts';
import { needsSession, provesIdentity } from './session-calls.ts';
import type { SessionPersons } from './session-persons.ts';

/** What a call says of its page. */
interface PageCall {
  readonly call: Call;
  readonly method: string;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * The mark of the person whose session a call has to be made in; null where any will do: no page made the call (an API's client, a form
 * without script), it says itself who somebody is, or it reads what everybody may read.
 */
export function personOfPage({ call, method, target, headers }: PageCall): string | null {
  const said = headers[personHeader];
  if (typeof said !== 'string' || said === unknownPerson || provesIdentity(call)) return null;
  const writes = changesSomething({ method, ...splitTarget(target) });
  return writes || needsSession(call) ? said : null;
}

/** What speaks against a call in a session. */
export type WrongPerson = 'other' | 'over';

/**
 * Compares the person a page was drawn for with the one whose session it is. Null where they are the same. `over`: the page is somebody's and
 * the session is nobody's (any more), also where another access token may bring it back.
 * @param access undefined for a request without a session
 * @throws when the platform does not say whose it is
 */
export async function wrongPerson(
  page: string,
  access: string | undefined,
  { persons, client }: { readonly persons: SessionPersons; readonly client: Client },
): Promise<WrongPerson | null> {
  const person = access === undefined ? null : await persons.of(access, client);
  if (person === null) return page === nobody ? null : 'over';
  return person === page ? null : 'other';
}

/** In the place of the platform's answer: the call was not made. */
export function answerWrongPerson(wrong: WrongPerson): PlatformAnswer {
  const error =
    wrong === 'other'
      ? {
          message: 'Somebody else is signed in now. Nothing was changed. Reload the page.',
          code: otherPersonCode,
        }
      : { message: 'The session is over.', code: 'session_ended' };
  const bytes = Buffer.from(JSON.stringify({ error }));
  return {
    status: wrong === 'other' ? 409 : 401,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': dataPolicy,
    },
    body: Readable.from([bytes]),
    length: bytes.length,
  };
}
