import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CardInfo } from '#schemas/lending/card.ts';
import type { DocumentFile } from '#schemas/lending/contract.ts';
import { sandboxPassword } from '../base/secrets/sandbox-accounts.ts';
import type { Platform } from '../platform.ts';
import { accountAsking, bearerOf } from './ask-account.ts';
import { addressesOf } from './ask-customer.ts';
import { onBackends } from './on-backends.ts';

const base = '/v2/loan';

/** Cards, documents, addresses and opinions, over the calls. */
onBackends((backend) => {
  describe('cards, documents, addresses', () => {
    let platform: Platform;
    let asking: ReturnType<typeof accountAsking>;
    const time = Date.UTC(2026, 10, 21);
    beforeAll(async () => {
      platform = await backend.open({ now: () => time });
      asking = accountAsking(platform, addressesOf('10.83'));
    });
    afterAll(() => platform.close());
    const as = async (status: string) => {
      const headers = bearerOf(await asking.logIn(`${status}@example.com`, sandboxPassword));
      return (path: string, payload?: object) => asking.send(`${base}${path}`, payload, { headers });
    };

    test('[sec 14] only a customer with a contract acts on a card, and nobody without signing in', async () => {
      const calls = [
        ['/card-gate/change-pin', { pin: '8305', code: '000000' }],
        ['/card-gate/card-block', { reason: 'x', code: '000000' }],
        ['/card-gate/remind-pin', { code: '000000' }],
        ['/contract/card/info', undefined],
      ] as const;
      const filling = await as('filling-form');
      const refused = await Promise.all(calls.map(([path, body]) => filling(path, body)));
      expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
      const open = await Promise.all(calls.map(([path, body]) => asking.send(`${base}${path}`, body)));
      expect(open.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    });

    test('[sec 13] a weak PIN is refused before its code is used', async () => {
      const contract = await as('contract');
      const { cardInfo } = (await contract('/contract/card/info')).body as unknown as { cardInfo: CardInfo };
      const answers = await Promise.all(
        ['1234', '0000', '2121', '9876', cardInfo.last4].map((pin) =>
          contract('/card-gate/change-pin', { pin, code: '000000' }),
        ),
      );
      expect(answers.map(({ status, body }) => [status, Object.keys(body.error?.fields ?? {})])).toEqual(
        Array(5).fill([422, ['pin']]),
      );
    });

    test('[sec 15] documents are their owner’s alone, and come as attachments nobody keeps', async () => {
      const contract = await as('contract');
      const listed = await contract('/contract/document/get');
      expect(listed.status).toBe(200);
      const { files } = listed.body as unknown as { files: DocumentFile[] };
      const stranger = await as('nothing');
      for (const { id } of files.slice(0, 1)) {
        expect((await stranger(`/contract/document/${id}`)).status).toBe(404);
      }
      expect((await contract('/contract/document/not-an-id')).status).toBe(404);
      expect((await (await as('filling-form'))('/contract/document/get')).status).toBe(409);
    });

    test('[spec 7] codes, places and streets are found without Polish marks, the best place last', async () => {
      const read = async (path: string) => (await asking.send(`${base}/correct/address${path}`)).body.data;
      expect(await read('/code?q=81-3')).toEqual([
        { code: '81-310', city: 'Gdynia' },
        { code: '81-368', city: 'Gdynia' },
      ]);
      expect(await read('/city?q=lod')).toEqual([{ name: 'Łódź', code: '90-001' }]);
      expect(await read('/street?q=swietojanska&code=81-368')).toEqual([{ name: 'ul. Świętojańska' }]);
      expect(await read('/city?q=&code=16-080')).toEqual(
        ['Pentowo', 'Kiermusy', 'Tykocin'].map((name) => ({ name, code: '16-080' })),
      );
    });

    test('[sec 15] an address is kept for its owner: from the register, or as typed with a warning', async () => {
      const contract = await as('contract');
      const known = { postal_code: '81-368', city: 'gdynia', street: 'Swietojanska', house: '5' };
      expect((await contract('/correct/address', known)).body.data).toMatchObject({ source: 'registry' });
      const typed = { postal_code: '99-999', city: 'Nigdzie', house: '1', flat: '' };
      const answer = await contract('/correct/address', typed);
      expect(answer.body.data).toMatchObject({ source: 'typed', warning: expect.any(String) });
      expect((await contract('/correct/address')).body.data).toEqual({
        postal_code: '99-999',
        city: 'Nigdzie',
        house: '1',
      });
      expect((await (await as('nothing'))('/correct/address')).body.data).toBeNull();
    });

    test('[spec 9] the address service is refused in words where none is set up', async () => {
      expect((await asking.send('/v2/address-service?name=lodz&locale=pl')).status).toBe(503);
    });

    test('[issue 5] opinions are taken from anybody, and not without end', async () => {
      const remoteAddress = '10.84.0.1';
      const send = (rating: number) =>
        asking.send(`${base}/feedback`, { rating, text: '<b>' }, { remoteAddress });
      expect((await send(6)).status).toBe(400);
      const answers = await Promise.all([1, 2, 3, 4, 5, 5].map(send));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    });
  });
});
