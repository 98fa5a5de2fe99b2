import { describe, expect, test } from 'vitest';
import { marketingQuery } from './marketing-query.ts';

const cookie = (value: string) => `a=1; utm-parameters=${value}; b=2`;

describe('[spec 7] where the visitor came from goes along with a submission', () => {
  test('as the cookie keeps it', () => {
    const stored = encodeURIComponent('{"channel":"site","instrument":"direct","externalId":"capl1"}');
    expect(marketingQuery(cookie(stored))).toEqual({
      channel: 'site',
      instrument: 'direct',
      externalId: 'capl1',
    });
  });

  test.each(['', 'x', '%', '%5B', 'null', '{"a":{"b":1},"c":7}'])('anything else is nothing: %s', (value) => {
    expect(marketingQuery(cookie(value))).toEqual({});
    expect(marketingQuery('')).toEqual({});
  });
});
