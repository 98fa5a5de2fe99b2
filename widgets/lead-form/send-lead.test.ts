import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { fakeFetch } from '#fake/fake-fetch.ts';
import { changeLead, type LeadState, startLead } from './lead-state.ts';
import { refusedFields, type SendOutcome, sendLead } from './send-lead.ts';

const request = { topic: 'newsletter', email: 'anna@example.com', consents: ['A'] };
const answering = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status, headers }));

describe('[issue 3] sending a lead', () => {
  test('[sec 7] goes to our own site with the header that other sites cannot send', async () => {
    const fetcher = answering(200);
    expect(await sendLead(request, 'uk', fetcher)).toEqual({ kind: 'accepted' });
    const [url, init] = fetcher.mock.calls[0] ?? [];
    expect(url).toBe('/v2/cross-sell/lead-create?language=uk');
    expect(init).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'mozaika' },
      body: JSON.stringify(request),
    });
  });

  const refused = { error: { message: 'x', fields: { 'body/email': 'x', 'body/consents/0': 'y' } } };
  test.each<[string, typeof fetch, SendOutcome]>([
    ['400', answering(400, refused), { kind: 'refused', fields: ['email', 'consent-0'] }],
    ['400 of somebody else', answering(400, 'nonsense'), { kind: 'refused', fields: [] }],
    ['429', answering(429, {}, { 'retry-after': '61' }), { kind: 'too-many', minutes: 2 }],
    ['429 without a time', answering(429), { kind: 'too-many', minutes: 1 }],
    ['403', answering(403), { kind: 'failed' }],
    ['503', answering(503), { kind: 'failed' }],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'offline' }],
  ])('%s has an end of its own', async (_what, fetcher, outcome) => {
    expect(await sendLead(request, 'pl', fetcher)).toEqual(outcome);
  });

  test('[issue 15] the platform takes what is sent, and its refusal names the fields of the form', async () => {
    expect(await sendLead(request, 'pl', fakeFetch())).toEqual({ kind: 'accepted' });
    const wrong = { ...request, email: 'anna', consents: ['a'.repeat(10_000)] };
    expect(await sendLead(wrong, 'pl', fakeFetch())).toEqual({
      kind: 'refused',
      fields: ['email', 'consent-0'],
    });
    expect(await sendLead(request, 'pl', fakeFetch({ switches: 'failing' }))).toEqual({ kind: 'failed' });
  });

  test('whatever the server says of fields, only those of the form are taken', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (fields) => {
        const known = new Set(['name', 'email', 'phone', 'consent-0']);
        for (const field of refusedFields(new Map(fields))) expect(known).toContain(field);
      }),
    );
    const fields = new Map([
      ['body/__proto__', 'x'],
      ['body/phone', 'x'],
    ]);
    expect(refusedFields(fields)).toEqual(['phone']);
  });
});

describe('[widget] the life of the form', () => {
  const stateAfter = (...actions: Parameters<typeof changeLead>[1][]) =>
    actions.reduce<LeadState>(changeLead, startLead);
  const none = new Map();
  const send = { kind: 'send', fieldErrors: none } as const;
  const faulty = { kind: 'send', fieldErrors: new Map([['email', 'either-missing']] as const) } as const;

  test('fieldErrors keep it from being sent, and go when their field changes', () => {
    const state = stateAfter(faulty);
    expect(state).toMatchObject({ phase: 'editing', attempt: 1 });
    expect(changeLead(state, { kind: 'edit', field: 'name' }).fieldErrors.size).toBe(1);
    expect(changeLead(state, { kind: 'edit', field: 'email' }).fieldErrors.size).toBe(0);
    expect(changeLead(state, { kind: 'edit', field: 'phone' }).fieldErrors.size).toBe(0);
    expect(changeLead(state, faulty).attempt).toBe(2);
  });

  test('it is sent once: neither a second press nor a late answer changes that', () => {
    const sending = stateAfter(send);
    expect(changeLead(sending, send)).toBe(sending);
    const done = changeLead(sending, { kind: 'end', outcome: { kind: 'accepted' } });
    expect(done.phase).toBe('done');
    expect(changeLead(done, send)).toBe(done);
    expect(changeLead(done, { kind: 'end', outcome: { kind: 'failed' } })).toBe(done);
  });

  test('each error is said, and gone at the next try', () => {
    const state = stateAfter(send, { kind: 'end', outcome: { kind: 'too-many', minutes: 3 } });
    expect(state).toMatchObject({ phase: 'editing', error: { kind: 'too-many', minutes: 3 } });
    expect(changeLead(state, send).error).toBeNull();
    expect(stateAfter(send, { kind: 'end', outcome: { kind: 'refused', fields: [] } }).error).toEqual({
      kind: 'failed',
    });
    const named = stateAfter(send, { kind: 'end', outcome: { kind: 'refused', fields: ['phone'] } });
    expect([...named.fieldErrors]).toEqual([['phone', 'refused']]);
  });
});
