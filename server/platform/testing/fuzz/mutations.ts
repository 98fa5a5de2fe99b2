import fc from 'fast-check';

/** What has broken servers before. As texts, numbers and shapes; `__proto__` is made by parsing, as a body makes it. */
const nasty: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e‮',
  "' or 1=1 --",
  '"; drop table customers; --',
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  '../../etc/passwd',
  '%00',
  '%',
  '\r\nset-cookie: a=b',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '99999999999999999999',
  'NaN',
  'constructor',
  '__proto__',
  'ż'.repeat(5000),
  [],
  {},
  [[[[[[[[[[]]]]]]]]]],
  JSON.parse('{"__proto__": {"admin": true}}'),
  { toString: 1, valueOf: null },
];
const nastyValue = fc.constantFrom(...nasty);

/** Texts that may stand in an address. */
export const nastyText: fc.Arbitrary<string> = fc.constantFrom(
  ...nasty.filter((value) => typeof value === 'string' && value.length < 100).map(String),
);

/**
 * A value with one thing in it that is otherwise: a part is another kind of thing, is missing, or is there twice.
 * @param value as its schema has it
 */
export function mutated(value: unknown): fc.Arbitrary<unknown> {
  if (Array.isArray(value))
    return fc.oneof(
      nastyValue,
      fc.constant([...value, ...value]),
      ...(value.length === 0
        ? []
        : [
            fc
              .nat({ max: value.length - 1 })
              .chain((at) => mutated(value[at]).map((part) => value.with(at, part))),
          ]),
    );
  if (typeof value !== 'object' || value === null) return nastyValue;
  const entries = Object.entries(value);
  if (entries.length === 0) return nastyValue;
  return fc.nat({ max: entries.length - 1 }).chain((at) => {
    const [name, part] = entries[at] ?? ['', null];
    const others = entries.filter((_entry, index) => index !== at);
    return fc.oneof(
      { arbitrary: mutated(part).map((other) => Object.fromEntries([...others, [name, other]])), weight: 6 },
      { arbitrary: fc.constant(Object.fromEntries(others)), weight: 1 },
      { arbitrary: nastyValue, weight: 1 },
    );
  });
}
