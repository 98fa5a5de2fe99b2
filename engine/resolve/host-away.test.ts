import { describe, expect, test } from 'vitest';
import { messages } from '#schemas/constants.ts';
import { Answer, createFakeSite, mainTypes, planOf } from './fake-site.ts';

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

  test('[spec 2] /bpm-error is the process-error screen on good days too', async () => {
    const outcome = await createFakeSite().visit('/bpm-error');
    expect(outcome).toMatchObject({ kind: 'problem', problem: { status: 555 } });
    expect(mainTypes(outcome)).toEqual(['process-error']);
  });
});
