import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ownAddress } from '#schemas/own-address.ts';
import { routes } from '#schemas/routes.ts';
import { processingStatuses, statusScreens } from '#schemas/statuses.ts';
import { Answer, createFakeSite, customer, testRegistry } from './fake-site.ts';

const anyScreen = fc
  .tuple(fc.constantFrom('', '/en', '/pl'), fc.constantFrom(...routes), fc.stringMatching(/^[a-z0-9.]{1,8}$/))
  .map(([prefix, { path }, value]) => prefix + path.replace(/\{\w+\??\}/g, value));
const anyUrl = fc.oneof(
  anyScreen,
  fc.string({ unit: 'binary' }),
  fc.webPath().map((path) => path || '/'),
  fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '//',
        'en',
        'pl',
        'about',
        '%2f',
        '%',
        '?',
        '#',
        '..',
        'evil.example',
        '=',
        '\0',
      ),
    )
    .map((parts) => `/${parts.join('')}`),
);

const anyName = fc.oneof(
  fc.constantFrom(
    ...testRegistry.widgets.map(({ type }) => type),
    '__proto__',
    'constructor',
    'left',
    'html',
    'props',
  ),
  fc.string({ minLength: 1 }),
);
const anyProps = fc.dictionary(anyName, fc.jsonValue(), { noNullPrototype: true });
const { anyBlock } = fc.letrec((tie) => ({
  anyBlock: fc.record(
    {
      id: fc.string({ minLength: 1, maxLength: 20 }),
      type: anyName,
      version: fc.integer({ min: 1, max: 3 }),
      props: anyProps,
      slots: fc.dictionary(anyName, fc.array(tie('anyBlock'), { maxLength: 3 }), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
      locales: fc.jsonValue(),
    },
    { requiredKeys: ['id', 'type', 'props'] },
  ),
}));
const anyDocument = fc.oneof(
  fc.record({
    alias: fc.constant('about'),
    title: anyName,
    layout: fc.constantFrom('default', 'empty'),
    blocks: fc.array(anyBlock, { maxLength: 6 }),
  }),
  fc.jsonValue(),
);
const anyAnswer = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.jsonValue() },
  {
    weight: 1,
    arbitrary: fc
      .record({ status: fc.constantFrom(200, 204, 302, 400, 403, 404, 500, 503, 555), body: fc.jsonValue() })
      .map((response) => new Answer(response)),
  },
  { weight: 1, arbitrary: fc.constant(new Answer(new Error('reset'))) },
);
const anySession = fc.oneof(
  fc.constant({ kind: 'anonymous' } as const),
  fc
    .oneof(fc.constantFrom(...Object.keys(statusScreens), ...processingStatuses), fc.string())
    .map((status) => customer(status)),
  fc.constant(customer(new Error('status'))),
);
const anyPhase = fc.constantFrom('first-load' as const, 'in-app' as const);

describe('[law] any visit gets an answer', () => {
  test('whatever the address, the visitor and the host', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyUrl,
        anySession,
        anyPhase,
        fc.array(anyAnswer, { minLength: 7, maxLength: 7 }),
        async (url, session, phase, answers) => {
          const site = createFakeSite({ devPages: true });
          const calls = [
            'languages',
            'i18n',
            'configs/site',
            'pages/layout-default',
            'pages/home',
            'pages/about',
          ];
          for (const [index, call] of calls.entries())
            if (answers[index] !== undefined) site.documents.set(`GET /v2/system/${call}`, answers[index]);
          const outcome = await site.visit(url, { session, phase });
          expect(['page', 'redirect', 'problem']).toContain(outcome.kind);
          if (outcome.kind !== 'redirect')
            expect(JSON.parse(JSON.stringify(outcome.plan))).toEqual(outcome.plan);
          // The edge lets no other letters through.
          else if (/^[\x21-\x7e]*$/.test(url)) expect(ownAddress(outcome.to), outcome.to).not.toBeNull();
        },
      ),
      { numRuns: 400 },
    );
  });

  test('whatever stands in the document', async () => {
    await fc.assert(
      fc.asyncProperty(anyDocument, anySession, async (document, session) => {
        const site = createFakeSite();
        site.documents.set('GET /v2/system/pages/about', document);
        const outcome = await site.visit('/about', { session, phase: 'in-app' });
        expect(['page', 'problem']).toContain(outcome.kind);
        for (const failure of site.failures)
          expect(failure).toMatchObject({ page: expect.any(String), cure: /./ });
      }),
      { numRuns: 400 },
    );
  });

  test('[gate] following redirects comes to rest within three steps', async () => {
    await fc.assert(
      fc.asyncProperty(anyUrl, anySession, anyPhase, async (start, session, phase) => {
        const site = createFakeSite();
        let url = start;
        for (let step = 0; step <= 3; step++) {
          const outcome = await site.visit(url, { session, phase });
          if (outcome.kind !== 'redirect') return;
          expect(outcome.to).not.toBe(url);
          url = outcome.to;
        }
        throw new Error(`${start} is still moving at ${url}`);
      }),
      { numRuns: 600 },
    );
  });
});
