import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transferCode, transferText } from './transfer-code.ts';

const transfer = {
  taxNumber: '525-999-00-01',
  iban: 'PL61109010140000071219812874',
  amountMinor: 57_331,
  recipient: 'Mozaika Finanse sp. z o.o.',
  title: 'Spłata pożyczki U/2026/000123',
};

describe('[truth] the transfer code of Polish banks (ZBP, 2D code)', () => {
  test('is nine fields: tax number, country, account, grosze, recipient, title, three in reserve', () => {
    expect(transferText(transfer)).toBe(
      '5259990001|PL|61109010140000071219812874|057331|Mozaika Finanse sp.|Spłata pożyczki U/2026/000123|||',
    );
  });

  test('an amount of 10 000 zł and more has no room: the payer types it, and the screen is told so', () => {
    expect(transferText({ ...transfer, amountMinor: 999_999 })).toContain('|999999|');
    for (const amountMinor of [1_000_000, null])
      expect(transferText({ ...transfer, amountMinor })).toContain('|000000|');
    expect(transferCode({ ...transfer, amountMinor: 1_000_000 }).amount_minor).toBeNull();
    expect(transferCode(transfer).amount_minor).toBe(57_331);
  });

  test('whatever the names are, the fields are nine and no longer than they may be', () => {
    const names = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(names, names, fc.nat(2_000_000), (recipient, title, amountMinor) => {
        const text = transferText({ ...transfer, recipient, title, amountMinor });
        const fields = text.split('|');
        expect(fields.map((one) => [...one].length <= 32)).toEqual(Array(9).fill(true));
        expect([...(fields[4] ?? '')].length).toBeLessThanOrEqual(20);
        expect(fields.slice(0, 3)).toEqual(['5259990001', 'PL', '61109010140000071219812874']);
        expect(fields[3]).toMatch(/^\d{6}$/);
      }),
    );
  });

  test('the picture is a QR code with the quiet zone of four modules around it', () => {
    const { path, size } = transferCode(transfer);
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)];
    expect(runs.map(([, x, y, width]) => `M${x} ${y}h${width}v1h-${width}z`).join('')).toBe(path);
    const dark = runs.flatMap(([, x, y, width]) =>
      Array.from({ length: Number(width) }, (_, step) => [Number(x) + step, Number(y)] as const),
    );
    const places = dark.flat();
    expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5]);
    // The three finder patterns: their outer edges are dark.
    const isDark = new Set(dark.map(([x, y]) => `${x},${y}`));
    for (const [x, y] of [
      [4, 4],
      [size - 11, 4],
      [4, size - 11],
    ] as const)
      for (let step = 0; step < 7; step++)
        expect(isDark.has(`${x + step},${y}`) && isDark.has(`${x},${y + step}`)).toBe(true);
  });
});
