import type { IncomingHttpHeaders } from 'node:http';
import { ProcessEngineAway, saysProcessEngineAway } from '#engine/process-engine.ts';
import type { CustomerReadOptions, VisitSession } from '#engine/visit.ts';
import { calls } from '#schemas/calls.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { CustomerSelf } from '#schemas/customer.ts';
import type { AskPlatform, Client, JsonAnswer } from './ask-platform.ts';
import { fieldsOf } from './login-answer.ts';
import type { RenewSession } from './renew-session.ts';
import {
  endedCookies,
  flagCookies,
  mayHaveSession,
  readSessionTokens,
  type SetCookies,
  sessionCookies,
} from './session-cookies.ts';
import type { SessionPersons } from './session-persons.ts';

/** What a session is read from; Fastify's request and Node's both are one. */
export interface SessionRequest {
  readonly headers: IncomingHttpHeaders;
}

/** Who visits, and what the browser has to be told with the answer. */
export interface OpenedSession {
  readonly session: VisitSession;
  readonly cookies: SetCookies;
}

/** Sessions as pages need them. */
export interface VisitSessions {
  /** Whether a request may be a customer's; without it nobody is asked and the answer may be shared. */
  readonly mayHave: (request: SessionRequest) => boolean;
  /** Never rejects: a platform that does not answer makes a customer whose status cannot be fetched (specification 4). */
  readonly open: (request: SessionRequest, client: Client) => Promise<OpenedSession>;
}

export interface VisitSessionParts {
  readonly ask: AskPlatform;
  readonly renew: RenewSession;
  readonly persons: Pick<SessionPersons, 'note'>;
  readonly onFailure: (error: unknown) => void;
}

const selfChecker = compileSchema(CustomerSelf);

const anonymous: VisitSession = { kind: 'anonymous' };
const ended: VisitSession = { kind: 'anonymous', ended: true };

/**
 * Opens the session of a page or Plan. `account.self` is asked once per visit and kept for that visit only: an answer
 * kept longer would let a page through after the session was ended elsewhere ([sec 4]), and could cross customers.
 */
export function createVisitSessions({ ask, renew, persons, onFailure }: VisitSessionParts): VisitSessions {
  /** Null when the platform says the token is worth nothing. @throws when it says nothing */
  const askSelf = async (access: string, client: Client): Promise<CustomerSelf | null> => {
    const answer = await ask({ id: 'account.self', client, access });
    if (answer.status === 401) return null;
    const self = dataOf('account.self', answer);
    if (!selfChecker.Check(self)) throw new Error('account.self answered something else than a customer.');
    return self;
  };

  const open: VisitSessions['open'] = async ({ headers }, client) => {
    const tokens = readSessionTokens(headers.cookie);
    if (tokens === null) return { session: anonymous, cookies: [] };
    let cookies: SetCookies = [];
    try {
      let { access } = tokens;
      let self = access === undefined ? null : await askSelf(access, client);
      if (self === null && tokens.refresh !== undefined) {
        const renewal = await renew(tokens.refresh, client);
        if (renewal.kind === 'failed')
          return { session: unanswered(new Error('The platform did not answer.')), cookies };
        if (renewal.kind === 'renewed') {
          access = renewal.tokens.access;
          cookies = sessionCookies(renewal.tokens);
          self = await askSelf(access, client);
        }
      }
      if (self === null || access === undefined) return { session: ended, cookies: endedCookies() };
      return {
        session: { ...customerOf(ask, self, access, client), person: persons.note(access, self.id) },
        cookies: [...cookies, ...flagCookies(self, headers.cookie)],
      };
    } catch (error) {
      onFailure(error);
      return { session: unanswered(error), cookies };
    }
  };
  return { mayHave: ({ headers }) => mayHaveSession(headers.cookie), open };
}

function customerOf(
  ask: AskPlatform,
  self: CustomerSelf,
  access: string,
  client: Client,
): Extract<VisitSession, { kind: 'customer' }> {
  const read = async (id: string, options: CustomerReadOptions = {}) => {
    if (id === 'account.self') return self;
    if (!readsOnly(id)) throw new Error(`${id} may change something; a page only reads.`);
    const { params, locale, query } = options;
    const answer = await ask({
      id,
      access,
      client: { ...client, ...(locale !== undefined && { language: locale }) },
      ...(params && { params }),
      query: { ...query, ...(locale !== undefined && { language: locale }) },
    });
    return dataOf(id, answer);
  };
  const status = async (): Promise<string> => {
    // `app=0`: asks, and creates nothing (specification 7).
    const answer = await ask({ id: 'application.status', access, client, query: { app: '0' } });
    const found = fieldsOf(dataOf('application.status', answer)).get('status');
    if (typeof found !== 'string') throw new Error('application.status answered no status.');
    return found;
  };
  return { kind: 'customer', firstName: self.firstname, status, read };
}

/** Whether a call changes nothing. `GET application/status` of the wrong kind creates (security decision 1). */
const readsOnly = (id: string): boolean =>
  id !== 'application.create' && calls.some((call) => call.id === id && call.method === 'GET');

/** A customer of whom nothing can be learnt now; the gate sends such a visit to `/`, or where the reason is told. */
const unanswered = (why: unknown): VisitSession => ({
  kind: 'customer',
  status: () => Promise.reject(why),
  read: () => Promise.reject(why),
});

/** @throws unless the answer is a success; ProcessEngineAway where that is what it says */
function dataOf(id: string, { status, body }: JsonAnswer): unknown {
  if (saysProcessEngineAway(status, body)) throw new ProcessEngineAway(`${id} answered ${status}.`);
  if (status < 200 || status > 299) throw new Error(`${id} answered ${status}.`);
  const fields = fieldsOf(body);
  // Some calls have an envelope of their own, e.g. `{cardInfo}` and `{files}` (specification 7).
  return fields.has('data') ? fields.get('data') : body;
}
