import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffRoles } from '#schemas/staff.ts';
import { guardHeader, guardValue } from '../write-guard.ts';
import { authorGuard } from './author-guard.ts';

const own = { [guardHeader]: guardValue, 'sec-fetch-site': 'same-origin' };
const tokenOf = (name: string) => `staff.${name}.sign`;
const cookieOf = (name: string) => ({ cookie: `__Host-studio=${tokenOf(name)}` });

describe('[issue 6] [sec 16] calls of the edge that read drafts', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    const onRequest = authorGuard({
      readCall: async ({ headers }) => {
        const role = staffRoles.find((one) => headers['authorization'] === `Bearer ${tokenOf(one)}`);
        if (headers['authorization'] === `Bearer ${tokenOf('away')}`) throw new Error('no route to host');
        const isHalf = headers['authorization'] === `Bearer ${tokenOf('half')}`;
        const data = isHalf
          ? { email: 'e@example.com', name: 'E', role: 'admin', step: 'code' }
          : role && { email: 'e@example.com', name: 'E', role };
        return {
          status: data ? 200 : 401,
          headers: { 'content-type': 'application/json' },
          body: data ? { data } : { error: { message: 'no' } },
        };
      },
    });
    app.post('/studio/call', { onRequest }, async () => ({ data: 'a draft' }));
    await app.ready();
  });
  afterAll(() => app.close());
  const ask = async (headers: Record<string, string>) => {
    const answer = await app.inject({ method: 'POST', url: '/studio/call', headers, payload: {} });
    return { status: answer.statusCode, text: answer.body, kept: answer.headers['cache-control'] };
  };

  test.each(staffRoles)('in the hands of: %s', async (role) => {
    const expected = role === 'agent' ? 403 : 200;
    expect((await ask({ ...own, ...cookieOf(role) })).status).toBe(expected);
    // A tool bears its token, and no browser sends one by itself.
    expect((await ask({ authorization: `Bearer ${tokenOf(role)}` })).status).toBe(expected);
  });

  test.each([
    ['nobody', own, 401],
    ['who has said the password only', { ...own, ...cookieOf('half') }, 401],
    ['a session that is over', { ...own, ...cookieOf('over') }, 401],
    ['an author from another site', { ...cookieOf('author'), 'sec-fetch-site': 'cross-site' }, 403],
    ['an author without our header', { ...cookieOf('author'), 'sec-fetch-site': 'same-origin' }, 403],
    ['an author whom the platform cannot be asked about', { ...own, ...cookieOf('away') }, 502],
  ])('are closed to %s, and nobody keeps the answer', async (_who, headers, status) => {
    const answer = await ask(headers);
    expect([answer.status, answer.kept]).toEqual([status, 'no-store']);
    expect(answer.text).not.toContain('a draft');
  });
});
