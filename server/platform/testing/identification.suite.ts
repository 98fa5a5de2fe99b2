import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#schemas/calls.ts';
import type { BankLinkProvider } from '../lending/identification/bank-link-provider.ts';
import type { Platform } from '../platform.ts';
import { ask } from './ask.ts';
import { customerAsking } from './ask-customer.ts';
import { lenderAccount } from './identification-bench.ts';
import { onBackends } from './on-backends.ts';

const provider: BankLinkProvider = {
  account: lenderAccount,
  open: ({ linkId, returnPath }) => ({
    widget_url: `https://bank.example/${linkId}`,
    redirect_url: `https://bank.example/${linkId}?to=${returnPath}`,
    origin: 'https://bank.example',
  }),
  status: async () => ({ state: 'unknown' }),
  import: async () => undefined,
  transferPages: () => ({}),
  readNotice: () => null,
};

/** Calls of identification that only customers have; the list of banks is open. */
const private_ = calls.filter(({ id }) => /^(kontomatik|transaction-link)\./.test(id) || id === 'pay.form');
const urlOf = (path: string) => path.replace('{product}', 'loan');
const bodyOf = (id: string) =>
  id.endsWith('.process') ? { link_id: 'a', account_id: 'b' } : id.endsWith('.access') ? undefined : {};

/** The calls of identification as they are on the wire. */
onBackends((backend) => {
  describe('calls of identification', () => {
    let platform: Platform;
    beforeAll(async () => {
      platform = await backend.open({ bankLink: provider });
    });
    afterAll(() => platform.close());

    test.each(private_)(
      '[sec 14] $id is refused to strangers, and while the application is elsewhere',
      async (call) => {
        const payload = call.method === 'POST' ? { payload: bodyOf(call.id) ?? {} } : {};
        expect((await ask(platform, urlOf(call.path), payload)).status).toBe(401);
        const elsewhere = await customerAsking(platform, 'contract@example.com');
        const refused = await elsewhere(urlOf(call.path), payload);
        expect([refused.status, refused.body.error?.code]).toEqual([409, 'wrong_status']);
        const waiting = await customerAsking(platform, 'payment-request@example.com');
        const answer = await waiting(urlOf(call.path), payload);
        expect(answer.status).toBe(call.id.endsWith('.process') ? 404 : 200);
        if (answer.status === 200) expect(answer.headers['cache-control']).toBe('no-store');
      },
    );

    test('[spec 7] the two ways and the transfer answer with their data', async () => {
      const asking = await customerAsking(platform, 'payment-request@example.com');
      const access = (await asking('/v2/loan/pay/kontomatik/access')).body.data as Record<string, string>;
      expect(access).toMatchObject({ origin: 'https://bank.example' });
      expect(access['redirect_url']).toMatch(/\?to=\/kontomatik$/);
      const authorised = await asking('/v2/loan/transaction-link/authorize', { payload: {} });
      expect((authorised.body.data as Record<string, string>)['redirect_url']).toMatch(
        /\?to=\/transaction-link$/,
      );
      expect((await asking('/v2/loan/pay/kontomatik/account')).body).toEqual({ data: [] });
      expect((await asking('/v2/loan/pay/form')).body.data).toMatchObject({
        amount_minor: 1,
        state: 'awaited',
        recipient: lenderAccount.recipient,
        iban: lenderAccount.iban,
      });
    });

    test('[issue 5] [sec 40] without a provider bank link and transfer say so: no account is invented', async () => {
      const alone = await backend.open();
      const asking = await customerAsking(alone, 'payment-request@example.com');
      for (const path of ['kontomatik/access', 'form']) {
        const refused = await asking(`/v2/loan/pay/${path}`);
        expect([path, refused.status, refused.body.error?.code]).toEqual([path, 503, 'unavailable']);
      }
      await alone.close();
    });
  });
});
