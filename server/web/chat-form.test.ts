import { afterEach, expect, test } from 'vitest';
import { chatFormPath } from '#schemas/chat-limits.ts';
import { personMark } from './session/session-persons.ts';
import { fakeAccounts } from './testing/fake-accounts.ts';
import { startSessionSite } from './testing/session-site.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

const room = '3f0c2a4e-0000-4000-8000-000000000001';

/** A site whose platform takes messages, with somebody signed in. @param status of its answers */
async function start(status = 200) {
  const accounts = fakeAccounts();
  const taken: { body: unknown; bearer: string | undefined }[] = [];
  const site = await startSessionSite('embedded', closers, (request, response, text) => {
    if (request.url !== '/v2/chat/message') return accounts.handler(request, response, text);
    taken.push({ body: JSON.parse(text), bearer: request.headers.authorization });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? { data: { room: { uuid: room } } } : { error: {} }));
  });
  const browser = await site.signIn();
  const cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.fake.ask(chatFormPath, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        cookie,
        ...headers,
      },
    });
  return { post, taken };
}

test('[issue 18] a form without script leaves a message in the session, and leads to its room', async () => {
  const { post, taken } = await start();
  const reply = await post({ message: 'Dwa\r\nwiersze', uuid: room, client_id: room, back: '/en/chat' });
  expect([reply.status, reply.headers.location]).toEqual([303, `/en/chat/${room}`]);
  expect(taken).toEqual([
    {
      body: { message: 'Dwa\nwiersze', uuid: room, client_id: room },
      bearer: expect.stringMatching(/^Bearer ./),
    },
  ]);
});

test.each([
  'https://evil.example/chat',
  '//evil.example/chat',
  '/dashboard',
  '/chat/../dashboard',
  '/\\evil.example/chat',
])('[sec 21] it leads nowhere but to the chat: %s', async (back) => {
  const { post } = await start();
  expect((await post({ message: 'Hej', back })).headers.location).toBe(`/chat/${room}`);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['another type', { 'content-type': 'text/plain' }],
] as const)('[sec 7] it takes nothing from %s', async (_who, headers) => {
  const { post, taken } = await start();
  const { status } = await post({ message: 'Hej' }, headers);
  expect([status >= 400, taken]).toEqual([true, []]);
});

test('a form that was drawn for another person leaves no message, and says why', async () => {
  const { post, taken } = await start();
  const reply = await post({ message: 'Hej', person: personMark('somebody else') });
  expect([reply.status, reply.text.includes('Zalogowana jest teraz inna osoba')]).toEqual([409, true]);
  expect(taken).toEqual([]);
  expect((await post({ message: 'Hej', person: personMark('c1') })).status).toBe(303);
  expect(taken).toHaveLength(1);
});

test('who is not signed in is led to the sign-in, and back to the chat', async () => {
  const { post, taken } = await start();
  const reply = await post({ message: 'Hej', back: '/chat' }, { cookie: '' });
  expect([reply.status, reply.headers.location]).toEqual([303, expect.stringMatching(/^\/signin\?.*chat/)]);
  expect(taken).toEqual([]);
});

test.each([
  [422, 303],
  [429, 503],
  [503, 503],
])('an answer %i of the platform is told as %i', async (status, told) => {
  const { post } = await start(status);
  expect((await post({ message: 'Hej' })).status).toBe(told);
});
