import type { PlatformHandler } from './fake-platform.ts';

/** One session of the fake: tokens that are good now, and when it was used last. */
interface Running {
  access: string;
  refresh: string;
  usedAt: number;
  readonly startedAt: number;
}

export interface FakeAccounts {
  readonly handler: PlatformHandler;
  /** How often a path (without query) was asked. */
  count(path: string): number;
  /** Makes every access token expire, as after an hour. */
  expireAccess(): void;
  /** A number of milliseconds; the test moves it on. */
  now: number;
  /** While true, nothing is answered but 503. */
  down: boolean;
  readonly customer: { need_change_password: boolean; is_email_verified: boolean };
}

const minute = 60_000;
const customers = '/v2/system/customers';

/**
 * An account platform of one customer, as the edge sees it: sessions that end when idle for 15 minutes or older than 12
 * hours, access tokens that expire, refresh tokens that work once and end their session when they come again ([sec 5],
 * [sec 6]). It believes any password but `wrong`.
 */
export function fakeAccounts(): FakeAccounts {
  const sessions = new Set<Running>();
  const used = new Map<string, Running>();
  const counts = new Map<string, number>();
  let made = 0;
  const token = (kind: string) => `${kind}-${String(made++).padStart(8, '0')}`;
  const runs = (session: Running) =>
    sessions.has(session) &&
    fake.now - session.usedAt <= 15 * minute &&
    fake.now - session.startedAt <= 12 * 60 * minute;
  const login = ({ access, refresh }: Running) => ({
    data: {
      token: access,
      bearer_token: access,
      refresh_token: refresh,
      signature: 'signature-of-it',
      firstname: 'Anna',
      lastname: 'Nowak',
      email: 'anna@example.com',
    },
  });
  const open = () => {
    const session = {
      access: token('access'),
      refresh: token('refresh'),
      usedAt: fake.now,
      startedAt: fake.now,
    };
    sessions.add(session);
    return login(session);
  };
  const refresh = (given: string) => {
    const reused = used.get(given);
    if (reused) sessions.delete(reused);
    const session = [...sessions].find((one) => one.refresh === given);
    if (!session || !runs(session)) return null;
    used.set(given, session);
    Object.assign(session, { access: token('access'), refresh: token('refresh'), usedAt: fake.now });
    return login(session);
  };
  const answer = (
    path: string,
    body: Readonly<Record<string, unknown>>,
    bearer: string,
  ): [number, unknown] => {
    const session = [...sessions].find((one) => one.access === bearer);
    const known = session !== undefined && runs(session);
    switch (path) {
      case '/v2/loan/user/login':
        return body['password'] === 'wrong' ? [401, { error: { message: 'Wrong' } }] : [200, open()];
      case `${customers}/contacts/verify`:
      case `${customers}/authorization/login/partner`:
        return [200, open()];
      case '/v2/loan/user/register':
        return [200, { data: { contact: 'anna@example.com', channel: 'email' } }];
      case `${customers}/authorization/refresh`: {
        const renewed = refresh(String(body['refresh_token']));
        return renewed ? [200, renewed] : [401, { error: { message: 'Unknown token' } }];
      }
      case '/v2/loan/feedback':
        return [200, { data: { bearer } }];
    }
    if (!known) return [401, { error: { message: 'The session is over' } }];
    session.usedAt = fake.now;
    if (path === `${customers}/authorization/logout`) {
      if (body['everywhere'] === true) sessions.clear();
      else sessions.delete(session);
      return [200, { data: {} }];
    }
    if (path === '/v2/loan/application/status') return [200, { data: { status: 'nothing' } }];
    return [200, { data: { ...self, ...fake.customer, token: bearer, deep: [{ refresh_token: 'x' }] } }];
  };
  const fake: FakeAccounts = {
    now: 0,
    down: false,
    customer: { need_change_password: false, is_email_verified: true },
    count: (path) => counts.get(path) ?? 0,
    expireAccess: () => {
      for (const session of sessions) session.access = token('expired');
    },
    handler: (request, response, text) => {
      const path = request.url?.split('?')[0] ?? '';
      counts.set(path, (counts.get(path) ?? 0) + 1);
      const body = (text.startsWith('{') ? JSON.parse(text) : {}) as Readonly<Record<string, unknown>>;
      const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
      const [status, data] = fake.down ? [503, {}] : answer(path, body, bearer);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data));
    },
  };
  return fake;
}

const self = {
  id: 'c1',
  email: 'anna@example.com',
  phone: null,
  firstname: 'Anna',
  lastname: 'Nowak',
  group: 'personal',
  is_phone_verified: false,
  profile: {},
};
