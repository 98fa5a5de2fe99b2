import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { messages } from '#schemas/constants.ts';
import { ProcessEngineAway } from '../process-engine.ts';
import type { VisitSession } from '../visit.ts';
import {
  Answer,
  block,
  createFakeSite,
  mainTypes,
  page,
  planOf,
  publish,
  queryBehaviour,
} from './fake-site.ts';

describe('[spec 4] what the host says goes before any page', () => {
  test.each(['/', '/about', '/no/such/screen', '/signin', '/bpm-error'])(
    '503 with a text at %s',
    async (url) => {
      const site = createFakeSite();
      site.documents.set('*', new Answer({ status: 503, body: { data: { text: 'Back at <b>five</b>' } } }));
      const outcome = await site.visit(url);
      expect(outcome).toMatchObject({
        kind: 'problem',
        problem: { status: 503, message: messages.siteOffline, text: 'Back at <b>five</b>' },
        freshness: { maxAgeS: 0 },
      });
      expect(planOf(outcome).regions.main).toMatchObject([
        { type: 'site-offline', props: { text: 'Back at <b>five</b>' } },
      ]);
    },
  );

  test.each([
    { status: 555, body: {} },
    { status: 400, body: { errorType: 'bpm_unavailable' } },
  ])('[spec 8] the process engine is away: %j', async (response) => {
    const site = createFakeSite();
    site.documents.set('*', new Answer(response));
    expect(await site.visit('/about')).toMatchObject({
      kind: 'redirect',
      to: '/bpm-error',
      status: 302,
      freshness: { maxAgeS: 0 },
    });
    const there = await site.visit('/bpm-error');
    expect(there).toMatchObject({ kind: 'problem', problem: { status: 555 }, plan: { status: 555 } });
    expect(mainTypes(there)).toEqual(['process-error']);
  });

  describe('[truth] a customer is told so, whichever call says it', () => {
    const away = () => Promise.reject(new ProcessEngineAway('application.status answered 555.'));
    const failing: VisitSession = { kind: 'customer', status: away, read: away };

    test.each(['/', '/dashboard', '/active-contract/main-card', '/faq'])('the status, at %s', async (url) => {
      const site = createFakeSite();
      expect(await site.visit(url, { session: failing })).toMatchObject({
        kind: 'redirect',
        to: '/bpm-error',
        freshness: { shared: false },
      });
      const there = await site.visit('/bpm-error', { session: failing });
      expect(there).toMatchObject({ kind: 'problem', problem: { status: 555 } });
    });

    test('data of a block, on a page that asks for no status', async () => {
      const site = createFakeSite();
      publish(site, page('info', [block('query'), block('words', { text: 'x' })]));
      queryBehaviour.run = () => Promise.resolve('data');
      const session: VisitSession = { ...failing, status: async () => 'contract' };
      expect((await site.visit('/info', { session })).kind).toBe('page');
      publish(site, page('info', [block('own-data'), block('words', { text: 'x' })]));
      site.host.source.flush();
      expect(await site.visit('/info', { session })).toMatchObject({ kind: 'redirect', to: '/bpm-error' });
    });

    test('any other failure of the status goes home, as before', async () => {
      const session: VisitSession = { ...failing, status: () => Promise.reject(new Error('timeout')) };
      expect(await createFakeSite().visit('/active-contract/main-card', { session })).toMatchObject({
        kind: 'redirect',
        to: '/',
      });
    });
  });

  test('[spec 2] /bpm-error is the process-error screen on good days too', async () => {
    const outcome = await createFakeSite().visit('/bpm-error');
    expect(outcome).toMatchObject({ kind: 'problem', problem: { status: 555 } });
    expect(mainTypes(outcome)).toEqual(['process-error']);
  });
});

describe('[sec 39] a host that does not answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each(['/about', '/', '/en/about'])(
    'costs %s the time of one answer, however many it needs one after the other',
    async (url) => {
      const site = createFakeSite();
      site.host.respond = null;
      const visit = site.visit(url);
      // As long as the fake host's answers may take.
      await vi.advanceTimersByTimeAsync(1000);
      expect(await visit).toMatchObject({ freshness: { maxAgeS: 0 } });
    },
  );
});
