import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { StockRow } from '#schemas/studio/orders.ts';
import { readCount, sayCount } from './stock-call.ts';
import { texts } from './texts.ts';

afterEach(() => vi.unstubAllGlobals());

const row: StockRow = {
  good: 'lampa',
  title: 'Lampa',
  sale_condition_id: 'nowy',
  sale_condition: 'Nowy',
  pieces: { on_hand: 5, reserved: 1 },
};
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (code: string) => answer(409, { error: { code, message: code } });
/** Answers of the platform, in order. */
const answering = (...answers: readonly Response[]) => {
  const left = [...answers];
  const asked = vi.fn(async (_url: string, _init?: RequestInit) => left.shift() ?? answer(500, {}));
  vi.stubGlobal('fetch', asked);
  return asked;
};

test('[law] a whole number of pieces reads back as itself, and nothing else is one', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (count) => {
      expect(readCount(String(count))).toBe(count);
      expect(readCount(` ${new Intl.NumberFormat('pl').format(count)} `)).toBe(count);
      expect(readCount(`-${count}`)).toBeUndefined();
      expect(readCount(`${count}.5`)).toBeUndefined();
    }),
  );
  for (const typed of ['', ' ', '1000001', '1e3', 'pięć', '0x1']) expect(readCount(typed)).toBeUndefined();
});

test('[issue 17] what somebody else said meanwhile is told with the number that is there now', async () => {
  const now = { ...row, pieces: { on_hand: 7, reserved: 1 } };
  const other = { ...row, sale_condition_id: 'uzywany' };
  const asked = answering(refusal('version_conflict'), answer(200, { data: [other, now] }));
  expect(await sayCount(row, 9, 5)).toEqual({ kind: 'changed', now: 7 });
  expect(JSON.parse(String(asked.mock.calls[0]?.[1]?.body))).toEqual({
    good: 'lampa',
    sale_condition_id: 'nowy',
    on_hand: 9,
    was: 5,
  });
  expect(asked.mock.calls[1]?.[0]).toContain('good=lampa');
});

test('what is no longer sold on these terms, or held by orders, stays a refusal', async () => {
  answering(refusal('version_conflict'), answer(200, { data: [] }));
  await expect(sayCount(row, 9, 5)).rejects.toMatchObject({ code: 'version_conflict' });
  answering(refusal('in_use'));
  await expect(sayCount(row, 0, 5)).rejects.toMatchObject({ code: 'in_use' });
});

test('[spec 11] words of the stock are there in both languages', () => {
  const bare = (locale: 'pl' | 'en') => [
    ...new Set(Object.keys(texts[locale]).map((key) => key.replace(/_\w+$/, ''))),
  ];
  expect(bare('en')).toEqual(bare('pl'));
});
