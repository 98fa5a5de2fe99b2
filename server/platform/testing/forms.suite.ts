import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submissionLimit } from '../content/forms/submission-service.ts';
import type { Platform } from '../platform.ts';
import { ask, countsOf } from './ask.ts';
import { contactForm, siteWithForms } from './form-fixtures.ts';
import { onBackends } from './on-backends.ts';
import { jpeg } from './sample-files.ts';
import { upload } from './upload.ts';

const url = '/v2/forms/contact';
const anna = { email: 'anna@example.com', text: 'Dzień dobry' };

/** Forms as clients meet them: definitions, submissions and hints. */
onBackends((backend) => {
  describe('forms', () => {
    let platform: Platform;
    let time = Date.UTC(2026, 0, 1);
    let host = 0;
    beforeAll(async () => {
      platform = await backend.open({ site: siteWithForms, now: () => time });
    });
    afterAll(() => platform.close());
    const address = () => {
      host += 1;
      return `10.6.${host >> 8}.${host & 255}`;
    };
    const send = (payload: object | string, options: { key?: string; query?: string; from?: string } = {}) =>
      ask(platform, `${url}${options.query ?? ''}`, {
        payload,
        remoteAddress: options.from ?? address(),
        headers: {
          'content-type': 'application/json',
          ...(options.key !== undefined && { 'x-send-key': options.key }),
        },
      });
    const idOf = (body: { data?: unknown }) => (body.data as { id: string }).id;

    test('[spec 7] a definition is answered in the language of the visitor, with the cache token', async () => {
      const answer = await ask(platform, `${url}?language=en`);
      expect(answer.body.data).toMatchObject({ alias: 'contact', title: 'Contact' });
      expect(answer.headers).toMatchObject({ 'content-language': 'en', vary: 'accept-language' });
      expect(answer.token).not.toBe('');
      expect((await ask(platform, `${url}?language=uk`)).body.data).toEqual(contactForm);
    });

    test.each(['none', 'login', 'profile-update-partner', 'registration-x'])(
      '[forms] %s is no form of editors: it is neither shown nor taken',
      async (alias) => {
        for (const question of [{}, { payload: anna }]) {
          const answer = await ask(platform, `/v2/forms/${alias}`, question);
          expect([answer.status, answer.body.error?.code]).toEqual([404, 'not_found']);
        }
      },
    );

    test('[spec 7] a right submission is taken, answered in the words of the form, and told to no cache', async () => {
      const answer = await send(anna, { query: '?language=en' });
      expect(answer.status).toBe(200);
      expect(answer.body.data).toMatchObject({ title: 'We have it', text: 'Odpiszemy jutro.' });
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    test('[spec 8] what is wrong is said per field, in the words of the definition or of the language', async () => {
      const long = 'x'.repeat(501);
      const answer = await send({ text: long, topic: 'nothing' });
      expect([answer.status, answer.body.error]).toEqual([
        422,
        {
          code: 'invalid_fields',
          reason: 'forms.invalid',
          message: 'Popraw zaznaczone pola i wyślij formularz jeszcze raz.',
          fields: {
            email: 'Potrzebne.',
            text: 'Ten tekst jest za długi.',
            topic: 'Wybierz jedną z możliwości.',
          },
          field_reasons: {
            email: { reason: expect.stringMatching(/^form\.\w+$/) },
            text: { reason: expect.stringMatching(/^form\.\w+$/) },
            topic: { reason: 'form.in' },
          },
        },
      ]);
      const english = await send({ ...anna, text: long }, { query: '?language=en' });
      expect(english.body.error?.fields).toEqual({ text: 'This text is too long.' });
    });

    test('[forms] the options of a lookup are the ones that count', async () => {
      expect((await send({ ...anna, work: 'w2' })).status).toBe(200);
      expect((await send({ ...anna, work: 'w3' })).body.error?.fields).toHaveProperty('work');
    });

    test.each([
      ['a field the form does not have', { ...anna, admin: true }, 422],
      ['the name of something every object has', { ...anna, constructor: 'x', toString: 'y' }, 422],
      ['a value that cannot be made a text', { ...anna, topic: { toString: [] } }, 422],
      ['__proto__', '{"email":"anna@example.com","__proto__":{"admin":true}}', 400],
      ['__proto__ inside a value', '{"email":"anna@example.com","text":{"__proto__":{"a":1}}}', 400],
      ['constructor.prototype', '{"email":"a@b.pl","constructor":{"prototype":{"a":1}}}', 400],
      ['a list', '[]', 400],
      ['a text', '"x"', 400],
      ['nothing', 'null', 400],
    ])('[sec 31] %s is refused', async (_what, payload, status) => {
      expect((await send(payload)).status).toBe(status);
    });

    test('[sec 31] no body makes the platform fail', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.dictionary(
            fc.oneof(fc.constantFrom('email', 'text', 'files', 'topic'), fc.string()),
            fc.jsonValue({ noUnicodeString: false }),
            { maxKeys: 6 },
          ),
          async (payload) => {
            expect([200, 400, 422]).toContain((await send(payload)).status);
          },
        ),
        { numRuns: 60 },
      );
    });

    test('[issue 4] twenty sends of one filled form, all at once, are one submission', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(anna, { key })));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(new Set(answers.map(({ body }) => idOf(body))).size).toBe(1);
      const again = await send({ text: anna.text, email: anna.email }, { key });
      expect(idOf(again.body)).toBe(idOf(answers[0]?.body ?? {}));
    });

    test('[issue 4] a form that was changed after a lost answer is not lost, though its key is the same', async () => {
      const key = randomUUID();
      const [first, changed] = [
        await send(anna, { key }),
        await send({ ...anna, text: 'Jednak nie' }, { key }),
      ];
      expect(idOf(changed.body)).not.toBe(idOf(first.body));
      expect(idOf((await send(anna)).body)).not.toBe(idOf((await send(anna)).body));
    });

    test('[forms] a key that is no uuid is refused', async () => {
      expect((await send(anna, { key: 'x' })).status).toBe(400);
    });

    test('[forms] files are named by the submission, once, and are those of the same form and field', async () => {
      const one = async (change: { form?: string; field?: string } = {}) =>
        idOf((await upload(platform, { bytes: jpeg(), remoteAddress: address(), ...change })).body);
      const [mine, elsewhere, otherField] = await Promise.all([
        one(),
        one({ form: 'other' }),
        one({ field: 'scan' }),
      ]);
      const gone = { files: 'Pliku nie ma już na serwerze. Dodaj go jeszcze raz.' };
      const naming = (files: unknown) => send({ ...anna, files });
      for (const ids of [
        [elsewhere],
        [otherField],
        [mine, elsewhere],
        [mine, mine],
        [randomUUID()],
        ['x'],
        [{}],
        7,
      ])
        expect((await naming(ids)).body.error?.fields, String(ids)).toEqual(gone);
      expect((await naming([mine])).status).toBe(200);
      expect((await naming([mine])).body.error?.fields).toEqual(gone);
    });

    test('[sec 32] the sixth file of a field is refused', async () => {
      const ids = await Promise.all(
        Array.from({ length: 6 }, async () =>
          idOf((await upload(platform, { bytes: jpeg(), remoteAddress: address() })).body),
        ),
      );
      expect((await send({ ...anna, files: ids })).body.error?.fields).toEqual({
        files: 'Możesz dodać najwyżej 5.',
      });
      expect((await send({ ...anna, files: ids.slice(0, 5) })).status).toBe(200);
    });

    test('[sec 9] one address may send so many, then has to wait, and no longer than said', async () => {
      const from = '10.5.0.1';
      const key = randomUUID();
      await send(anna, { from, key });
      const rest = await Promise.all(
        Array.from({ length: submissionLimit.attempts }, (_, i) =>
          send({ ...anna, text: String(i) }, { from }),
        ),
      );
      const refused = rest.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(1);
      expect(refused[0]?.body.error?.message).toMatch(/Za dużo prób/);
      // The same once more costs nothing and is answered still: its answer may have been lost.
      expect((await send(anna, { from, key })).status).toBe(200);
      time += Number(refused[0]?.headers['retry-after']) * 1000;
      expect((await send({ ...anna, text: 'x' }, { from })).status).toBe(200);
    });

    test('[forms] hints: a page of them, and in the headers how many there are', async () => {
      const answer = await ask(platform, `${url}/hints/city?q=LUBLIN&limit=1`);
      expect(answer.body.data).toEqual([{ value: 'Lublin' }]);
      expect(countsOf(answer)).toEqual([1, 2, 1]);
      expect(answer.headers).toMatchObject({
        'x-items-offset': '0',
        'cache-control': 'public, max-age=3600',
      });
      const first = await ask(platform, `${url}/hints/city`);
      expect(countsOf(first).at(0)).toBe(10);
      const form = '/v2/forms/profile-update-partner';
      expect((await ask(platform, `${form}/hints/city?q=krak&offset=0`)).body.data).toContainEqual({
        value: 'Kraków',
      });
    });

    test.each([
      ['a source that is not known', '/hints/odd', 400],
      ['a field without a source', '/hints/email', 400],
      ['an address as the field', `/hints/${encodeURIComponent('https://evil.example/')}`, 400],
      ['an address as the form', `/../${encodeURIComponent('http://169.254.169.254')}/hints/city`, 400],
      ['an address in the query', '/hints/city?url=https://evil.example', 400],
      ['a source in the query', '/hints/city?source=streets', 400],
      ['101 characters', `/hints/city?q=${'a'.repeat(101)}`, 400],
      ['a limit of 51', '/hints/city?limit=51', 400],
      ['a field that is not there', '/hints/none', 404],
    ])('[sec 19] hints by alias: %s is refused', async (_what, path, status) => {
      expect((await ask(platform, `${url}${path}`)).status).toBe(status);
    });
  });
});
