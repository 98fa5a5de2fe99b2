import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createSandboxBankLink } from '#server/platform/lending/identification/sandbox-bank-link.ts';
import { createSeal } from '#server/platform/lending/identification/sealed.ts';
import { createSandboxBank } from '#server/sandbox/bank/sandbox-bank.ts';
import { registerSandboxParties } from '#server/sandbox/sandbox-parties.ts';

const key = Buffer.alloc(32, 7);
const request = {
  linkId: 'link-1',
  method: 'kontomatik',
  owner: 'Anna Nowak',
  returnPath: '/kontomatik',
  language: 'pl',
} as const;

async function open() {
  let time = 1_000_000;
  const seal = createSeal(key);
  const notices: string[] = [];
  const bank = createSandboxBank({
    seal,
    now: () => time,
    importMs: 3000,
    later: (act) => act(),
    notify: async (notice) => void notices.push(notice),
  });
  const provider = createSandboxBankLink({ seal, ask: bank.ask });
  const app = Fastify();
  await registerSandboxParties(app, [bank.party]);
  const expiresAt = new Date(time + 60_000);
  const { redirect_url: address, widget_url: framed } = provider.open({ ...request, expiresAt });
  const words = new URL(address, 'http://x').searchParams.get('t') ?? '';
  const post = (fields: Record<string, string>, to = 'link', t = words) =>
    app.inject({
      method: 'POST',
      url: `/sandbox/bank/${to}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ t, ...fields }).toString(),
    });
  const logIn = async (login: string) => {
    await app.inject(address);
    await post({ step: 'bank', bank: 'bank-most' });
    return post({ step: 'login', login });
  };
  const pass = (ms: number) => {
    time += ms;
  };
  return { app, provider, address, framed, post, logIn, notices, pass, expiresAt };
}

describe('the sandbox’s bank', () => {
  test('[issue 5] from the choice of a bank to an account that was read', async () => {
    const { provider, logIn, post, pass, notices } = await open();
    expect(await provider.status('link-1')).toEqual({ state: 'unknown' });
    await logIn('klient');
    expect(await provider.status('link-1')).toEqual({ state: 'started' });
    expect((await post({ step: 'consent' })).headers.location).toContain('incomplete=1');
    const done = await post({ step: 'consent', account: 'bank-most-1' });
    expect([done.statusCode, done.headers.location]).toEqual([303, '/kontomatik']);
    expect(await provider.status('link-1')).toMatchObject({
      state: 'authorised',
      accounts: [{ id: 'bank-most-1', bank: 'Bank Most', owner: 'NOWAK ANNA' }],
    });
    await provider.import('link-1', 'bank-most-2');
    expect((await provider.status('link-1')).state).toBe('authorised');
    await provider.import('link-1', 'bank-most-1');
    expect(await provider.status('link-1')).toEqual({ state: 'importing' });
    pass(3000);
    expect(await provider.status('link-1')).toMatchObject({
      state: 'done',
      account: { owner: 'NOWAK ANNA', iban: expect.stringMatching(/^PL\d{26}$/) },
    });
    expect(provider.readNotice(notices[0] ?? '')).toEqual({ kind: 'link', linkId: 'link-1' });
  });

  test.each([
    ['awaria', 'bank-unavailable'],
    ['czas', 'timed-out'],
  ])('[issue 5] the login %s ends as %s', async (login, failure) => {
    const { provider, logIn } = await open();
    await logIn(login);
    expect(await provider.status('link-1')).toEqual({ state: 'failed', failure });
  });

  test('[issue 5] a refusal comes after the consent, an interruption leads back at once', async () => {
    const refused = await open();
    await refused.logIn('odmowa');
    await refused.post({ step: 'consent', account: 'bank-most-1' });
    expect(await refused.provider.status('link-1')).toEqual({ state: 'failed', failure: 'refused' });
    const stopped = await open();
    await stopped.logIn('klient');
    const back = await stopped.post({ step: 'cancel' });
    expect(back.headers.location).toBe('/kontomatik');
    expect(await stopped.provider.status('link-1')).toEqual({ state: 'failed', failure: 'cancelled' });
  });

  test('[issue 5] a visit that takes too long has timed out, and its address begins none', async () => {
    const { provider, logIn, pass, app, address } = await open();
    await logIn('klient');
    pass(60_001);
    expect(await provider.status('link-1')).toEqual({ state: 'failed', failure: 'timed-out' });
    const late = await open();
    late.pass(60_001);
    expect((await late.app.inject(late.address)).statusCode).toBe(410);
    expect((await app.inject(`${address}x`)).statusCode).toBe(410);
  });

  test('[sec 22] only our own pages may frame it, and only there it runs its one script', async () => {
    const { app, address, framed } = await open();
    const [inFrame, inWindow] = await Promise.all([app.inject(framed), app.inject(address)]);
    expect(inFrame.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(inFrame.headers['content-security-policy']).toContain("script-src 'self'");
    expect(inWindow.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(inWindow.body).not.toContain('<script');
  });

  test('[issue 5] only sealed words of the other side are believed, and no old ones', async () => {
    const { provider, notices, logIn } = await open();
    const stranger = createSeal(Buffer.alloc(32, 8));
    expect(provider.readNotice(stranger.seal({ kind: 'link', linkId: 'link-1' }))).toBeNull();
    expect(provider.readNotice('')).toBeNull();
    await logIn('klient');
    const replayed = createSandboxBankLink({
      seal: createSeal(key),
      ask: async () => createSeal(key).seal({ nonce: 'old', status: { state: 'started' } }),
    });
    await expect(replayed.status('link-1')).rejects.toThrow();
    expect(notices).toEqual([]);
  });

  test('[issue 5] the transfer of one grosz is told once it was sent', async () => {
    const { app, provider, post, notices, expiresAt } = await open();
    const order = { title: 'W/1 ABC', iban: 'PL00', recipient: 'M', amountMinor: 1, owner: 'Anna Nowak' };
    const pages = provider.transferPages(
      { ...order, returnPath: '/verification', language: 'pl', expiresAt },
      ['bank-most'],
    );
    const page = pages['bank-most'] ?? '';
    expect((await app.inject(page)).statusCode).toBe(200);
    const words = new URL(page, 'http://x').searchParams.get('t') ?? '';
    expect((await post({ step: 'login', login: 'klient' }, 'transfer', words)).body).toContain('W/1 ABC');
    expect(notices).toEqual([]);
    const sent = await post({ step: 'send', login: 'klient' }, 'transfer', words);
    expect(sent.headers.location).toBe('/verification');
    expect(provider.readNotice(notices[0] ?? '')).toMatchObject({
      kind: 'transfer',
      title: 'W/1 ABC',
      amountMinor: 1,
      account: { owner: 'NOWAK ANNA' },
    });
  });
});
