import { expect, test } from 'vitest';
import { createPasswordCheck, hashPassword } from './passwords.ts';

test('[sec 10] what is stored of a password is argon2id with 19 MiB and two passes, never twice the same', async () => {
  const [one, other] = await Promise.all([hashPassword('Mozaika-2026!'), hashPassword('Mozaika-2026!')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

test('[sec 10] a password matches its own hash, and nobody’s whatever it is', async () => {
  const check = await createPasswordCheck(hashPassword);
  const stored = await hashPassword('Mozaika-2026!');
  expect(await check.matches('Mozaika-2026!', stored)).toBe(true);
  expect(await check.matches('Mozaika-2027!', stored)).toBe(false);
  expect(await check.matches('Mozaika-2026!', null)).toBe(false);
});

test('[sec 10] an account that is not there is checked against a hash of the same costs', async () => {
  const made: string[] = [];
  await createPasswordCheck(async (password) => {
    made.push(await hashPassword(password));
    return made.at(-1) ?? '';
  });
  expect(made.map((hash) => hash.split('$')[3])).toEqual(['m=19456,t=2,p=1']);
});
