import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageHref, readPageNumber, readPageOf } from './paged-list.ts';

const listOf =
  (total: number, asked: number[] = []) =>
  async ({ limit, offset }: { limit: number; offset: number }) => {
    asked.push(offset);
    return { items: Array.from({ length: total }, (_, at) => at).slice(offset, offset + limit), total };
  };

describe('[spec 2] pages of a list', () => {
  test('together they are the whole list, each row once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(60), fc.integer({ min: 1, max: 12 }), async (total, size) => {
        const first = await readPageOf(null, size, listOf(total));
        const pages = await Promise.all(
          Array.from({ length: first?.pages ?? 0 }, (_, at) => readPageOf(`${at + 1}`, size, listOf(total))),
        );
        expect(pages.flatMap((page) => page?.items ?? [])).toEqual(
          Array.from({ length: total }, (_, at) => at),
        );
      }),
    );
  });

  test('beyond the last there is none, and an invented number asks for nothing but the first page', async () => {
    const asked: number[] = [];
    expect(await readPageOf('3', 9, listOf(18, asked))).toBeNull();
    expect(await readPageOf('999999', 9, listOf(18, asked))).toBeNull();
    expect(new Set(asked)).toEqual(new Set([0]));
    expect(await readPageOf('2', 9, listOf(18))).toMatchObject({ page: 2, pages: 2, total: 18 });
  });

  test('an empty list has its first page only', async () => {
    expect(await readPageOf(null, 9, listOf(0))).toEqual({ items: [], page: 1, pages: 1, total: 0 });
    expect(await readPageOf('2', 9, listOf(0))).toBeNull();
  });

  test.each(['', '0', '-2', '1e3', '0x10', '2.5', '02', ' 2', '1234567', 'x'])(
    '%j names no page',
    async (value) => {
      const asked: number[] = [];
      expect(readPageNumber(value)).toBeNull();
      expect(await readPageOf(value, 9, listOf(90, asked))).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  test('the first page has the address of the list', () => {
    expect([1, 2].map((page) => pageHref('/posts', page))).toEqual(['/posts', '/posts?page=2']);
  });
});
