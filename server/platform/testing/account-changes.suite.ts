import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CustomerSelf } from '#schemas/customer.ts';
import type { FormDefinition, FormFile } from '#schemas/form.ts';
import type { OwnFile } from '#schemas/own-file.ts';
import type { Platform } from '../platform.ts';
import { accountAsking, accountCalls, bearerOf, goodPassword } from './ask-account.ts';
import { addressesOf } from './ask-customer.ts';
import { onBackends } from './on-backends.ts';
import { pdf } from './sample-files.ts';
import { fieldPart, filePart, multipart, sendParts } from './upload.ts';

const { self, profile, passwordChange, verify } = accountCalls;
const files = '/v2/system/customers/account/files';
const other = 'Calkiem-inne-haslo-9';
type Headers = Record<string, string>;

/** What a signed-in customer changes. */
onBackends((backend) => {
  describe('account', () => {
    let platform: Platform;
    let asking: ReturnType<typeof accountAsking>;
    const time = Date.UTC(2026, 2, 1);
    beforeAll(async () => {
      platform = await backend.open({ now: () => time });
      asking = accountAsking(platform, addressesOf('10.95'));
    });
    afterAll(() => platform.close());
    const as = (headers: Headers) => (url: string, payload?: object) =>
      asking.send(url, payload, { headers });
    const read = async (headers: Headers) => (await as(headers)(self)).body.data as CustomerSelf;
    const details = (email: string, change: object = {}) => ({
      firstname: 'Anna',
      lastname: 'Nowak',
      email,
      phone: '+48600100200',
      ...change,
    });

    test('[sec 13] a password is changed by whoever knows the present one, and the other sessions end', async () => {
      const here = await asking.open('change@acc.example');
      const elsewhere = bearerOf(await asking.logIn('change@acc.example', goodPassword));
      const change = (current_password: string, password = other) =>
        as(here)(passwordChange, { current_password, password, password_repeat: password });
      const wrong = await change('not it');
      expect([wrong.status, Object.keys(wrong.body.error?.fields ?? {})]).toEqual([
        422,
        ['current_password'],
      ]);
      expect((await change(goodPassword, goodPassword)).status).toBe(422);
      expect((await change(goodPassword)).status).toBe(200);
      expect((await as(here)(self)).status).toBe(200);
      expect((await as(elsewhere)(self)).status).toBe(401);
      expect((await asking.logIn('change@acc.example', other)).status).toBe(200);
    });

    test('[sec 13] the product’s password change asks for the present one, unless a new one has to be set', async () => {
      const headers = await asking.open('product@acc.example');
      const url = '/v2/loan/password/change';
      const set = { password: other, password_repeat: other };
      expect((await as(headers)(url, set)).status).toBe(422);
      expect((await as(headers)(url, { ...set, current_password: goodPassword })).status).toBe(200);
      const must = bearerOf(await asking.logIn('change-password@example.com', 'Mozaika-2026!'));
      expect((await read(must)).need_change_password).toBe(true);
      expect((await as(must)(url, set)).status).toBe(200);
      expect((await read(must)).need_change_password).toBe(false);
      expect((await as(must)(url, { password: goodPassword, password_repeat: goodPassword })).status).toBe(
        422,
      );
    });

    test('[spec 7] the profile is stored, and comes back in its form', async () => {
      const headers = await asking.open('profile@acc.example');
      const answer = await as(headers)(
        profile,
        details('profile@acc.example', { lastname: 'Lis', city: 'Łódź' }),
      );
      expect(answer.body).toEqual({ data: { updated: true, verify: [] } });
      expect(await read(headers)).toMatchObject({ lastname: 'Lis', profile: { city: 'Łódź' } });
      const form = (await as(headers)(profile)).body.data as FormDefinition;
      const defaults = new Map(
        form.groups.flatMap(({ fields }) => fields.map((field) => [field.alias, field.default_value])),
      );
      expect([defaults.get('city'), defaults.get('email')]).toEqual(['Łódź', 'profile@acc.example']);
      expect([defaults.get('current_password'), defaults.get('street')]).toEqual([undefined, undefined]);
      await as(headers)(profile, details('profile@acc.example'));
      expect((await read(headers)).profile).toEqual({});
    });

    test('[sec 13] another e-mail address needs the password and a code, and the old one is told', async () => {
      const headers = await asking.open('before@acc.example');
      const ask = (change: object) => as(headers)(profile, details('after@acc.example', change));
      expect((await ask({})).status).toBe(422);
      expect((await ask({ current_password: 'not it' })).status).toBe(422);
      expect(await asking.messages('after@acc.example')).toEqual([]);
      const { body } = await ask({ current_password: goodPassword });
      expect(body.data).toEqual({
        updated: true,
        verify: [{ contact: 'after@acc.example', channel: 'email', purpose: 'email-change' }],
      });
      expect((await read(headers)).email).toBe('before@acc.example');
      const code = await asking.codeTo('after@acc.example');
      const proved = await as(headers)(verify, { contact: 'after@acc.example', code });
      expect(proved.body).toEqual({ data: { verified: true } });
      expect(await read(headers)).toMatchObject({ email: 'after@acc.example', is_email_verified: true });
      expect((await asking.newest('before@acc.example')).subject).toBe('Twój adres e-mail został zmieniony');
    });

    test('[truth] a name in a contract cannot be changed, everything else can; one address for profile and contract', async () => {
      const headers = bearerOf(await asking.logIn('contract@example.com', 'Mozaika-2026!'));
      const before = await read(headers);
      const form = (await as(headers)(profile)).body.data as FormDefinition;
      const aliases = form.groups.flatMap(({ fields }) => fields.map(({ alias }) => alias));
      expect(aliases).not.toEqual(expect.arrayContaining(['firstname']));
      expect(JSON.stringify(form)).toContain(`${before.firstname} ${before.lastname}. `);
      const same = { email: before.email, phone: before.phone };
      const xena = await as(headers)(profile, { ...same, firstname: 'Xena' });
      expect([xena.status, Object.keys(xena.body.error?.fields ?? {})]).toEqual([422, ['firstname']]);
      const home = { postal_code: '30-081', city: 'Kraków', street: 'Królewska', house: '12' };
      expect((await as(headers)(profile, { ...same, ...home })).status).toBe(200);
      expect(await read(headers)).toMatchObject({ firstname: before.firstname, lastname: before.lastname });
      const own = '/v2/loan/correct/address';
      expect((await as(headers)(own)).body.data).toEqual(home);
      const moved = { postal_code: '00-238', city: 'Warszawa', street: 'Długa', house: '5', flat: '3' };
      expect((await as(headers)(own, moved)).status).toBe(200);
      const shown = JSON.stringify((await as(headers)(profile)).body.data);
      for (const part of ['00-238', 'Warszawa', 'Długa'])
        expect(shown).toContain(`"default_value":"${part}"`);
    });

    test('[sec 10] an address that has an account cannot be taken, and nobody is told so', async () => {
      await asking.open('taken@acc.example');
      const headers = await asking.open('taker@acc.example');
      const answer = await as(headers)(
        profile,
        details('taken@acc.example', { current_password: goodPassword }),
      );
      expect(answer.status).toBe(200);
      expect((await asking.newest('taken@acc.example')).code).toBeUndefined();
      const guess = await as(headers)(verify, { contact: 'taken@acc.example', code: '000000' });
      expect(guess.status).toBe(422);
      expect((await read(headers)).email).toBe('taker@acc.example');
    });

    test('[sec 13] another phone number needs the password and the code that went to it', async () => {
      const headers = await asking.open('phone@acc.example');
      const ask = (current_password: string) =>
        as(headers)('/v2/loan/mobile-phone-update', { phone: '700 200 300', current_password });
      expect((await ask('not it')).status).toBe(422);
      expect((await ask(goodPassword)).body).toEqual({ data: { contact: '700 200 300', channel: 'sms' } });
      expect((await read(headers)).phone).toBe('+48600100200');
      const code = await asking.codeTo('+48700200300');
      const prove = (given: string) =>
        as(headers)('/v2/loan/code/verify', { purpose: 'phone-change', code: given });
      expect((await prove(code === '111111' ? '222222' : '111111')).status).toBe(422);
      expect((await prove(code)).body).toEqual({ data: { verified: true } });
      expect(await read(headers)).toMatchObject({ phone: '+48700200300', is_phone_verified: true });
    });

    test('[spec 5] the account’s own phone is verified by a code to it', async () => {
      const headers = await asking.open('own@acc.example', { phone: '700 300 400' });
      await as(headers)(accountCalls.initVerification, { contact: '700300400' });
      const code = await asking.codeTo('+48700300400');
      expect((await as(headers)(verify, { contact: '+48 700 300 400', code })).status).toBe(200);
      expect((await read(headers)).is_phone_verified).toBe(true);
    });

    test('[sec 11] a code of one purpose is good for no other, and one customer’s for no other', async () => {
      const headers = await asking.open('mine@acc.example', { phone: '700 400 500' });
      const stranger = await asking.open('stranger@acc.example', { phone: '700 400 500' });
      await as(headers)(accountCalls.initVerification, { contact: '700400500' });
      const code = await asking.codeTo('+48700400500');
      const elsewhere = await as(headers)('/v2/loan/code/verify', { purpose: 'phone-change', code });
      expect(elsewhere.status).toBe(422);
      expect((await as(stranger)(verify, { contact: '700400500', code })).status).toBe(422);
      expect((await as(headers)(verify, { contact: '700400500', code })).status).toBe(200);
    });

    test('[sec 15] [sec 32] a file of the profile is its owner’s alone, and comes as an attachment', async () => {
      const headers = await asking.open('file@acc.example');
      const stranger = await asking.open('nosy@acc.example');
      const body = multipart(fieldPart('documents'), filePart(pdf(), 'umowa.pdf', 'application/pdf'));
      expect((await sendParts(platform, `${profile}/files`, body)).status).toBe(401);
      const sent = await sendParts(platform, `${profile}/files`, body, { headers });
      expect(sent.status).toBe(200);
      const { id } = sent.body.data as FormFile;
      const stolen = await as(stranger)(profile, details('nosy@acc.example', { documents: [id] }));
      expect([stolen.status, Object.keys(stolen.body.error?.fields ?? {})]).toEqual([422, ['documents']]);
      expect((await as(headers)(profile, details('file@acc.example', { documents: [id] }))).status).toBe(200);
      // Sent again with the next change, it stays.
      expect((await as(headers)(profile, details('file@acc.example', { documents: [id] }))).status).toBe(200);
      expect((await read(headers)).profile).toEqual({ documents: [id] });
      const get = (who: Headers) => platform.app.inject({ url: `${profile}/files/${id}`, headers: who });
      const own = await get(headers);
      expect([own.statusCode, own.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
      expect(own.headers['content-disposition']).toMatch(/^attachment/);
      expect(own.rawPayload.equals(pdf())).toBe(true);
      expect((await get(stranger)).statusCode).toBe(404);
      expect((await get({})).statusCode).toBe(401);
    });

    test('[issue 19] [sec 15] a file of the profile is removed by its owner alone, and gone for good', async () => {
      const headers = await asking.open('tidy@acc.example');
      const stranger = await asking.open('untidy@acc.example');
      const upload = async (name: string): Promise<string> => {
        const body = multipart(fieldPart('documents'), filePart(pdf(), name, 'application/pdf'));
        return ((await sendParts(platform, `${profile}/files`, body, { headers })).body.data as FormFile).id;
      };
      const [kept, gone, loose] = [
        await upload('jeden.pdf'),
        await upload('dwa.pdf'),
        await upload('trzy.pdf'),
      ];
      const store = (documents: readonly string[]) =>
        as(headers)(profile, details('tidy@acc.example', { documents }));
      await store([kept, gone]);
      const list = async (who: Headers) =>
        ((await as(who)(files)).body.data as OwnFile[]).map(({ id }) => id);
      const remove = async (who: Headers, id: string) =>
        (await platform.app.inject({ method: 'DELETE', url: `${files}/${id}`, headers: who })).statusCode;
      const get = async (id: string) =>
        (await platform.app.inject({ url: `${profile}/files/${id}`, headers })).statusCode;
      // What was uploaded and never sent in belongs to no profile.
      expect((await list(headers)).toSorted()).toEqual([kept, gone].toSorted());
      expect(await list(stranger)).toEqual([]);
      expect([await remove(stranger, gone), await remove(headers, loose), await get(gone)]).toEqual([
        404, 404, 200,
      ]);

      const [first, second] = await Promise.all([remove(headers, gone), remove(headers, gone)]);
      expect([first, second].toSorted()).toEqual([200, 404]);
      expect([await list(headers), await get(gone), await get(kept)]).toEqual([[kept], 404, 200]);
      // A form of another tab that names it still is told that it is gone, and nothing of it is stored.
      const late = await store([kept, gone]);
      expect([late.status, Object.keys(late.body.error?.fields ?? {})]).toEqual([422, ['documents']]);
      expect((await read(headers)).profile).toEqual({ documents: [kept] });
      expect(await remove(headers, kept)).toBe(200);
      expect((await read(headers)).profile).toEqual({});
    });

    test('[sec 15] nothing of one customer shows in what another reads', async () => {
      const [one, two] = await Promise.all([
        asking.open('one@acc.example', { lastname: 'Pierwsza' }),
        asking.open('two@acc.example', { lastname: 'Druga' }),
      ]);
      const sweep = async (headers: Headers) => {
        const answers = await Promise.all([self, profile, passwordChange].map((url) => as(headers)(url)));
        return JSON.stringify(answers.map(({ body }) => body));
      };
      const [first, second] = await Promise.all([sweep(one), sweep(two)]);
      expect([first.includes('Pierwsza'), first.includes('Druga')]).toEqual([true, false]);
      expect([second.includes('Druga'), second.includes('Pierwsza')]).toEqual([true, false]);
    });

    test('[spec 6] a group nobody knows has no forms', async () => {
      const headers = await asking.open('group@acc.example');
      const urls = [passwordChange, profile, accountCalls.identification].map((url) =>
        url.replace('personal', 'no-such-group'),
      );
      const answers = await Promise.all(urls.map((url) => as(headers)(url)));
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    });
  });
});
