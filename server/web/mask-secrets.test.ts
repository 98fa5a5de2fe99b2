import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskSecrets } from './mask-secrets.ts';

const secret = 's3cret';
const openKey = fc.constantFrom('status', 'user', 'headers', 'body', 'items', 'city');
const secretKey = fc.constantFrom('password', 'token', 'email', 'set-cookie', 'pesel', 'code');

/** Values of log lines in which every secret stands under a secret key, at any depth. */
const { value } = fc.letrec<{ value: unknown; object: Record<string, unknown> }>((tie) => ({
  object: fc
    .tuple(
      fc.dictionary(openKey, tie('value'), { maxKeys: 3 }),
      fc.dictionary(secretKey, fc.constantFrom(secret, [secret], { in: secret }), { maxKeys: 2 }),
    )
    .map(([open, closed]) => ({ ...open, ...closed })),
  value: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom('Łódź', 7, true, null, undefined),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
}));

/** The same by other means: JSON's own walk. */
const withoutSecrets = (line: unknown): unknown =>
  JSON.parse(
    JSON.stringify(line, (_, found) => (typeof found === 'string' && found === secret ? '***' : found)),
  );

describe('[sec 38] secrets of a log line', () => {
  test('are masked wherever they stand, and what is given is left as it was', () => {
    fc.assert(
      fc.property(fc.dictionary(openKey, value, { maxKeys: 4 }), (line) => {
        const before = structuredClone(line);
        expect(JSON.stringify(maskSecrets(line))).not.toContain(secret);
        expect(line).toEqual(before);
      }),
    );
  });

  test('are all that is changed', () => {
    const line = {
      status: 200,
      items: [{ city: 'Łódź', at: new Date(0) }, null],
      body: { password: secret },
    };
    expect(withoutSecrets(maskSecrets(line))).toEqual(withoutSecrets(line));
    const plain = { method: 'GET', url: '/about', items: [{ status: 1 }] };
    expect(maskSecrets(plain)).toBe(plain);
  });

  test('are not found in what JSON is made of, in causes of errors, or below where nothing is looked at', () => {
    const answer = { toJSON: () => ({ headers: { cookie: secret } }) };
    const failure = Object.assign(new Error('failed', { cause: { token: secret } }), { config: secret });
    const cycle: Record<string, unknown> = { status: 1 };
    cycle['again'] = cycle;
    let deep: object = { note: secret };
    for (let level = 0; level < 9; level++) deep = { deep };
    const written = JSON.stringify(maskSecrets({ answer, failure, cycle, deep }));
    expect(written).not.toContain(secret);
    expect(written).toContain('failed');
  });

  test('do not hide what an error is: its class and code are shown wherever it stands, and no code of a person', () => {
    const refused = Object.assign(new TypeError('no'), { code: 'ECONNREFUSED' });
    const taken = Object.assign(new Error('taken', { cause: refused }), { code: '23505' });
    const holds = Object.assign(new Error('wrong code'), { code: '012345' });
    expect(maskSecrets({ err: taken, errors: [holds], code: '012345', name: 'Anna' })).toMatchObject({
      err: { type: 'Error', code: '23505', cause: { type: 'TypeError', code: 'ECONNREFUSED' } },
      errors: [expect.not.objectContaining({ code: expect.anything() })],
      code: '***',
      name: '***',
    });
  });

  test('nor does one stop the program whose line cannot be read', () => {
    const unreadable = {
      toJSON: () => {
        throw new Error(secret);
      },
    };
    expect(maskSecrets(unreadable)).toBe('***');
  });
});
