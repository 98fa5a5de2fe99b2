import fc from 'fast-check';
import { Type } from 'typebox';
import { Clean, Clone, Default } from 'typebox/value';
import { expect, test } from 'vitest';
import { compileFill } from '#registry/fill-schema.ts';
import { isRecord } from '#registry/is-record.ts';
import { registry } from './index.ts';

/** Any JSON, above all what editors store: an example with parts left out, put elsewhere, or written otherwise. */
const strange = fc.jsonValue({ maxDepth: 2 });
const torn = (value: unknown): fc.Arbitrary<unknown> => {
  const inside = isRecord(value)
    ? fc
        .tuple(
          ...Object.entries(value).map(([name, part]) =>
            fc.option(fc.tuple(fc.constant(name), torn(part)), { freq: 4 }),
          ),
          fc.option(fc.tuple(fc.constantFrom('unknown', '__proto__', 'toString'), strange), { freq: 1 }),
        )
        .map((pairs) => Object.fromEntries(pairs.filter((pair) => pair !== null)))
    : Array.isArray(value)
      ? fc.tuple(...value.map(torn))
      : fc.constant(value);
  return fc.oneof({ weight: 8, arbitrary: inside }, { weight: 1, arbitrary: strange });
};

test.each(registry.widgets.map(({ type }) => type))(
  '[issue 16] props of %s are filled and cleaned as TypeBox does it',
  (type) => {
    const widget = registry.get(type);
    if (!widget) throw new Error(type);
    const fill = compileFill(widget.props);
    fc.assert(
      fc.property(fc.constantFrom(...widget.examples.map(({ props }) => props)).chain(torn), (stored) => {
        // An array where an object belongs is refused by both, and told by the check that comes after.
        if (!isRecord(stored)) return;
        const before = JSON.stringify(stored);
        const filled = fill(stored);
        const wanted = Clean(widget.props, Default(widget.props, Clone(stored)));
        expect(JSON.stringify(filled)).toBe(JSON.stringify(wanted));
        expect(JSON.stringify(stored)).toBe(before);
      }),
      { numRuns: 15 },
    );
  },
);

test('[issue 16] a name that every object has is a name like any other', () => {
  const fill = compileFill(Type.Object({ a: Type.String({ default: 'x' }) }, { additionalProperties: true }));
  const filled = fill(JSON.parse('{"__proto__":{"b":1},"toString":2}'));
  expect(JSON.stringify(filled)).toBe('{"__proto__":{"b":1},"toString":2,"a":"x"}');
  expect(Object.getPrototypeOf(filled)).toBe(Object.prototype);
});
