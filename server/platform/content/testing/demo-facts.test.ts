import { describe, expect, test } from 'vitest';
import type { Config } from '#schemas/config.ts';
import { lenderConfigCategory } from '#schemas/lending/lender-config.ts';
import { lendingConfigCategory } from '#schemas/lending/lending-config.ts';
import { defaultLending } from '../../lending/default-lending.ts';
import { demoLender } from '../lender.ts';
import { shopSite } from '../sites/index.ts';
import { stringsOf } from '../sites/strings-of.ts';

/** Content keeps numbers together with no-break spaces, constants of the program do not. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const valuesOf = (category: string): Record<string, unknown> => {
  const found = shopSite.entries.find(({ kind, key }) => kind === 'config' && key === category);
  if (!found) throw new Error(`the shop has no configuration ${category}`);
  return (found.data as Config).values as Record<string, unknown>;
};
const text = plain(stringsOf(shopSite.entries).join('\n'));
const statedBy = (pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map(([all]) => all))];

describe('[issue 6] what the shop says of its lender is what the program knows', () => {
  test('in the configuration: the party of contracts, and how applications are decided', () => {
    const lender = Object.entries(valuesOf(lenderConfigCategory)).map(([name, value]) => [
      name,
      plain(String(value)),
    ]);
    expect(Object.fromEntries(lender)).toEqual(demoLender);
    expect(valuesOf(lendingConfigCategory)).toEqual(defaultLending);
    const { name, phone, email } = valuesOf('site');
    expect([plain(String(phone)), email]).toEqual([demoLender.phone, demoLender.email]);
    expect(demoLender.name.startsWith(`${String(name)} sp.`)).toBe(true);
  });

  test.each<[keyof typeof demoLender, RegExp]>([
    ['name', /Mozaika Finanse sp\. z o\.o\./g],
    ['address', /ul\. Kafelkowa \d+, \d{2}-\d{3} [A-Z]\p{L}+/gu],
    ['krs', /(?<=KRS )\d+/g],
    ['nip', /(?<=NIP )[\d-]+/g],
    ['phone', /\b22 000[\d ]+\d/g],
    ['email', /\bkontakt@[a-z.]*[a-z]/g],
  ])('in every text that names its %s', (fact, pattern) => {
    expect(statedBy(pattern)).toEqual([demoLender[fact]]);
    expect([...text.matchAll(pattern)].length).toBeGreaterThan(1);
  });

  test('in the number a telephone dials, and in the hours somebody answers', () => {
    expect(statedBy(/(?<=href="tel:)[+\d]+/g)).toEqual([`+48${demoLender.phone.replaceAll(' ', '')}`]);
    const { hours } = valuesOf('site');
    expect(statedBy(/poniedziałek–piątek [\d.–]+, sobota [\d.–]+\d/g)).toEqual([plain(String(hours))]);
  });
});
