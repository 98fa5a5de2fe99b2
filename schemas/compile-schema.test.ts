import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { compileSchema } from './compile-schema.ts';

test('a check says what has the form of its schema, and where the rest has not', () => {
  const schema = Type.Object({ amount: Type.Integer({ minimum: 1 }) });
  for (const check of [compileSchema(schema), compileSchema(schema)]) {
    expect(check.Check({ amount: 1 })).toBe(true);
    expect(check.Check({ amount: 0 })).toBe(false);
    expect(check.Errors({ amount: 0 })).toMatchObject([{ instancePath: '/amount' }]);
  }
});

test('[issue 16] a schema is read when it is first asked, and once for all who ask', () => {
  let reads = 0;
  const schema = new Proxy(Type.Object({ a: Type.String() }), {
    get: (target, name, receiver) => {
      if (name === 'properties') reads += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  const [one, other] = [compileSchema(schema), compileSchema(schema)];
  expect(reads).toBe(0);
  expect(one.Check({ a: '' })).toBe(true);
  const compiledWith = reads;
  expect(compiledWith).toBeGreaterThan(0);
  expect([one.Check({ a: 1 }), other.Check({ a: '' }), other.Check({})]).toEqual([false, true, false]);
  expect(reads).toBe(compiledWith);
});
