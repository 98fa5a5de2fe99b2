import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallMethod } from '#schemas/calls/define-call.ts';
import { type Call, calls } from '#schemas/calls.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { staffCalls } from '#schemas/staff-calls.ts';
import type { Platform } from '../platform.ts';
import { ask } from './ask.ts';
import { onBackends } from './on-backends.ts';

const Response = Type.Object({ description: Type.String(), content: Type.Optional(Type.Unknown()) });
const Operation = Type.Object({
  summary: Type.String({ minLength: 1 }),
  tags: Type.Array(Type.String(), { minItems: 1 }),
  parameters: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        in: Type.Union([Type.Literal('path'), Type.Literal('query'), Type.Literal('header')]),
        schema: Type.Object({}),
      }),
    ),
  ),
  responses: Type.Record(Type.String({ pattern: '^[1-5][0-9][0-9]$' }), Response),
});
const Document = Type.Object({
  openapi: Type.String({ pattern: '^3\\.1\\.' }),
  info: Type.Object({ title: Type.String(), version: Type.String() }),
  paths: Type.Record(Type.String({ pattern: '^/v2/' }), Type.Record(Type.String(), Operation)),
  components: Type.Object({
    schemas: Type.Record(Type.String(), Type.Object({})),
    securitySchemes: Type.Object({
      staff: Type.Object({ type: Type.Literal('http'), scheme: Type.Literal('bearer') }),
    }),
  }),
});

const PublicDocument = Type.Object({
  openapi: Document.properties.openapi,
  info: Document.properties.info,
  paths: Document.properties.paths,
});

/** Neither the proxy itself nor a socket. */
const answered = (calls as readonly Call[]).filter(
  (call): call is Call & { readonly method: CallMethod } => call.method !== 'ANY' && call.method !== 'WS',
);
const served = answered.filter(({ isPlanned }) => !isPlanned);
const planned = answered.filter(({ isPlanned }) => isPlanned);
const pathOf = ({ path }: Call) => path.replace('{product}', 'loan');
const urlOf = (call: Call) => pathOf(call).replaceAll(/\{\w+\}/g, 'none');
const questionOf = (method: CallMethod) =>
  method === 'GET' || method === 'DELETE' ? { method } : { method, payload: { url: '/none' } };

/** The description of the API. */
onBackends((backend) => {
  describe('reference', () => {
    let platform: Platform;
    let text: string;
    beforeAll(async () => {
      platform = await backend.open();
      text = (await platform.app.inject('/v2/openapi.json')).body;
    });
    afterAll(() => platform.close());

    test('[issue 2.2] is an OpenAPI 3.1 document whose references lead somewhere', () => {
      const document: unknown = JSON.parse(text);
      expect([...Compile(Document).Errors(document)]).toEqual([]);
      const { components } = document as { components: { schemas: object } };
      const names = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map((match) => match[1] ?? '');
      expect(names.length).toBeGreaterThan(50);
      const known = new Set(Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`));
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    });

    const operationOf = (call: Call): unknown => {
      const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> };
      return paths[pathOf(call)]?.[call.method.toLowerCase()];
    };

    test.each(served)('[spec 7] describes and serves $method $path', async (call) => {
      expect(operationOf(call)).toMatchObject({ tags: call.tags, summary: call.summary });
      const answer = await ask(platform, urlOf(call), questionOf(call.method));
      expect(answer.body.error?.message ?? '').not.toMatch(/There is no call/);
    });

    test('[issue 15] nothing under /v2 is served without a record', () => {
      const { paths } = JSON.parse(text) as { paths: Record<string, object> };
      const known = new Set([...served, ...staffCalls].map((call) => `${call.method} ${pathOf(call)}`));
      const unknown = Object.entries(paths)
        .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
        .filter((one) => one.includes(' /v2/') && !known.has(one));
      expect(unknown).toEqual([]);
    });

    test.each(planned)('[spec 7] what is planned is not there: $method $path', async (call) => {
      expect(operationOf(call)).toBeUndefined();
      const { status, body } = await ask(platform, urlOf(call), questionOf(call.method));
      expect([status, body.error?.message]).toEqual([404, expect.stringMatching(/There is no call/)]);
    });

    test('[issue 2.8] describes the write API of every kind with the schema of its content', () => {
      const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, object>> };
      for (const { segment } of Object.values(contentKinds)) {
        const base = `/v2/system/manage/${segment}`;
        const found = Object.entries(paths).filter(
          ([path]) => path === base || path.startsWith(`${base}/{key}`),
        );
        expect(
          found
            .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
            .sort(),
        ).toEqual([
          `delete ${base}/{key}`,
          `get ${base}`,
          `get ${base}/{key}`,
          `get ${base}/{key}/history`,
          `post ${base}`,
          `post ${base}/{key}/publish`,
          `post ${base}/{key}/restore`,
          `post ${base}/{key}/unpublish`,
          `put ${base}/{key}`,
        ]);
        expect(JSON.stringify(paths[base]?.['post'])).toMatch(
          /"data":\{"\$ref":"#\/components\/schemas\/\w+"\}/,
        );
      }
    });

    test('[sec 22] the readable page needs nothing from outside and no inline script or style', async () => {
      const page = await platform.app.inject('/v2/docs');
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
      expect(page.body).not.toMatch(/<script|<style|<img|\sstyle=|\son\w+="|(?:src|href)="(?!\/v2\/|#)/i);
      for (const call of served) expect(page.body).toContain(pathOf(call));
      const sheet = await platform.app.inject('/v2/docs.css');
      expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
      expect(sheet.body).not.toMatch(/url\(|@import/);
    });

    test('[sec 16] of a sandbox lists the calls of staff for everybody', async () => {
      expect(text.includes('/v2/system/manage/pages/{key}/publish')).toBe(true);
      expect((await platform.app.inject('/v2/docs')).body.includes('/v2/system/manage/pages')).toBe(true);
    });

    describe('of a production', () => {
      let production: Platform;
      let bearer: Record<string, string>;
      const account = {
        email: 'ada@firma.example',
        name: 'Ada',
        role: 'agent',
        password: 'zielony rower 17',
      } as const;
      beforeAll(async () => {
        production = await backend.open({ sandbox: false });
        await production.addStaff(account);
        const { email, password } = account;
        const answer = await ask(production, '/v2/system/staff/login', { payload: { email, password } });
        bearer = { authorization: `Bearer ${(answer.body.data as { token: string }).token}` };
      });
      afterAll(() => production.close());
      const read = async (url: string, headers: Record<string, string> = {}) => {
        const answer = await production.app.inject({ url, headers });
        expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-store']);
        return answer.body;
      };
      /** What tells of the calls of staff, each once. */
      const ofStaff = (text: string) => [
        ...new Set(text.match(/system\/(?:manage|staff)|x-roles|ContentEntry|StaffLogin/g)),
      ];

      test.each(['/v2/docs', '/v2/openapi.json'])(
        '[sec 16] %s lists the calls of staff for staff only',
        async (url) => {
          const anybody = await read(url);
          expect([ofStaff(anybody), anybody.includes('/v2/system/pages/{alias}')]).toEqual([[], true]);
          for (const authorization of [
            'Bearer nobody.knows.it',
            'Basic x',
            bearer['authorization']?.slice(0, -2) ?? '',
          ])
            expect((await read(url, { authorization })) === anybody).toBe(true);
          const staff = await read(url, bearer);
          expect(staff.includes('/v2/system/manage/pages/{key}/publish')).toBe(true);
          // The other way round, too: nothing of what staff read is kept for the next one.
          expect((await read(url)) === anybody).toBe(true);
        },
      );

      test('[sec 16] a token that was ended lists them no more', async () => {
        const { email, password } = account;
        const answer = await ask(production, '/v2/system/staff/login', { payload: { email, password } });
        const headers = { authorization: `Bearer ${(answer.body.data as { token: string }).token}` };
        expect(ofStaff(await read('/v2/openapi.json', headers))).not.toEqual([]);
        await production.app.inject({ method: 'POST', url: '/v2/system/staff/logout', headers });
        expect(ofStaff(await read('/v2/openapi.json', headers))).toEqual([]);
      });

      test('[issue 2.2] what the public reads is whole: no reference leads nowhere', async () => {
        const body = await read('/v2/openapi.json');
        const { components } = JSON.parse(body) as { components: { schemas: object } };
        const names = [...body.matchAll(/"#\/components\/schemas\/([^"]*)"/g)].map((match) => match[1] ?? '');
        expect(new Set(names)).toEqual(new Set(Object.keys(components.schemas)));
        expect([...Compile(PublicDocument).Errors(JSON.parse(body))]).toEqual([]);
      });
    });
  });
});
