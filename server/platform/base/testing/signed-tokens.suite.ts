import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onBackends } from '../../testing/on-backends.ts';
import type { Database } from '../database/database.ts';
import { readInstallationSecret } from '../secrets/installation-secret.ts';
import { createSignedTokens, type SignedTokens } from '../secrets/signed-tokens.ts';

const lifeS = 60;

onBackends((backend) => {
  let database: Database;
  let time = Date.parse('2026-11-27T12:00:00.400Z');
  const open = (audience = 'keys', secretName = audience) =>
    createSignedTokens(database.orm, { secretName, issuer: 'house', audience, lifeS, now: () => time });
  let tokens: SignedTokens;
  beforeAll(async () => {
    database = await backend.openDatabase();
    tokens = await open();
  });
  afterAll(() => database.close());

  test('[sec 4] a token says what it was made with, to every node, as long as it is young', async () => {
    const token = await tokens.sign({ sub: 'somebody', sid: 'a session' });
    const { exp = 0 } = decodeJwt(token);
    for (const node of [tokens, tokens, await open()])
      expect(await node.verify(token)).toMatchObject({ sub: 'somebody', sid: 'a session' });
    // Remembered or not, it is too old in the same moment.
    const before = time;
    for (const [at, isYoung] of [
      [exp * 1000 - 1, true],
      [exp * 1000, false],
    ] as const) {
      time = at;
      for (const node of [tokens, await open()])
        expect((await node.verify(token)) !== null, String(at)).toBe(isYoung);
    }
    time = before;
    expect(exp).toBe(Math.floor(before / 1000) + lifeS);
  });

  test('[sec 4] a token of another kind, another secret, without an end, unsigned or changed is nobody’s', async () => {
    const token = await tokens.sign({ sub: 'somebody' });
    const [head, body, signature] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const otherKind = await (await open('doors', 'keys')).sign({ sub: 'somebody' });
    const otherSecret = await (await open('keys', 'doors')).sign({ sub: 'somebody' });
    const endless = await new SignJWT({ sub: 'somebody' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('house')
      .setAudience('keys')
      .sign(await readInstallationSecret(database.orm, 'keys'));
    const changed = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: 'else' })).toString('base64url');
    for (const wrong of [
      unsigned,
      otherKind,
      otherSecret,
      endless,
      `${head}.${changed}.${signature}`,
      '',
      'x',
    ])
      expect(await tokens.verify(wrong)).toBeNull();
    expect(await tokens.verify(token)).not.toBeNull();
  });
});
