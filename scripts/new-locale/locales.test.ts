import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askedTexts, localeErrors } from '#schemas/locales/check-locale.ts';
import { createRoomTexts } from '#schemas/locales/room-texts.ts';
import { rooms } from './all-rooms.ts';
import { localeFiles, localeProblem } from './locale-file.ts';

const spoken = [...new Set(rooms.flatMap(({ locales }) => locales))];

describe('[issue 15] languages', () => {
  test.each(spoken)('nothing is missing in %s, in any room', (locale) => {
    expect(rooms.flatMap((room) => localeErrors(room, locale))).toEqual([]);
  });

  test('every table beside the code is asked of a new language, and each text of a room has one key', () => {
    const declared = new Set(rooms.flatMap(({ tables }) => tables.map(({ owner }) => owner)));
    const written = globSync('server/platform/**/*.ts', { exclude: ['**/person-texts.ts'] }).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/definePerson(?:Texts|Words)(?:<[^(]*>)?\(\s*'([^']+)'/g)].map(
        ([, area = '']) => area,
      ),
    );
    expect(written.length).toBeGreaterThan(20);
    expect(written.filter((area) => !declared.has(area))).toEqual([]);
    for (const room of rooms) {
      const keys = askedTexts(room, 'cs').map(({ key }) => key);
      expect(keys.length).toBeGreaterThan(20);
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    }
  });

  test('texts by language stand nowhere but in tables that a new language joins', () => {
    // Content that a site writes itself has its languages, too.
    const content = /^(widgets\/video\/studio-words|server\/platform\/lending\/default-lending)\.ts$/;
    const known =
      /define(?:PersonTexts|PersonWords)|Room\.define|mergeByLocale|\bwords\(|MessageTexts|Readonly<Record<string, Texts>>|: CreditWarning|defaultGroupTitles/;
    const files = globSync('{engine,money,registry,renderer,schemas,server,ui}/**/*.{ts,tsx}', {
      exclude: [
        '**/*.test.*',
        '**/*.suite.ts',
        '**/testing/**',
        '**/locales/**',
        '**/fields/*/texts.ts',
        '**/frame/texts.ts',
      ],
    });
    const strays = files.filter((file) => {
      const source = readFileSync(file, 'utf8');
      return /^\s*uk: /m.test(source) && !known.test(source) && !content.test(file.replaceAll('\\', '/'));
    });
    expect(strays).toEqual([]);
  });
});

describe('[issue 15] a language that is only partly there', () => {
  const table = {
    pl: {
      title: 'Tytuł',
      days_one: '{{count}} dzień',
      days_few: '{{count}} dni',
      days_many: '{{count}} dni',
      name: 'Cześć, {{name}}',
    },
    en: { title: 'Title', days_one: '{{count}} day', days_other: '{{count}} days', name: 'Hello, {{name}}' },
  };
  const roomWith = (texts: Readonly<Record<string, string>>) => {
    const room = createRoomTexts('widgets', { './locales/cs.ts': texts });
    return { room, joined: room.define('widgets/menu', table, { prefix: 'menu.' }) };
  };
  const whole = {
    'menu.title': 'Titulek',
    'menu.days_one': '{{count}} den',
    'menu.days_few': '{{count}} dny',
    'menu.days_other': '{{count}} dní',
    'menu.name': 'Ahoj, {{name}}',
  };

  test('is named text by text, with the room, the address, and the words to translate', () => {
    expect(localeErrors(roomWith(whole).room, 'cs')).toEqual([]);
    const { 'menu.title': _title, 'menu.days_few': _few, ...partly } = whole;
    expect(localeErrors(roomWith({ ...partly, 'menu.name': ' ' }).room, 'cs')).toEqual([
      'widgets/locales/cs.ts lacks "menu.title" of widgets/menu; in Polish: "Tytuł"',
      'widgets/locales/cs.ts lacks "menu.days_few" of widgets/menu; in Polish: "{{count}} dni"',
      'widgets/locales/cs.ts lacks "menu.name" of widgets/menu; in Polish: "Cześć, {{name}}"',
    ]);
  });

  test('so is a key that nothing asks for, and a place that got lost', () => {
    const faults = localeErrors(
      roomWith({ ...whole, 'menu.titel': 'x', 'menu.name': 'Ahoj, {{jmeno}}' }).room,
      'cs',
    );
    expect(faults).toEqual([
      'widgets/locales/cs.ts has "menu.titel", which nothing in widgets asks for',
      'widgets/locales/cs.ts "menu.name" of widgets/menu must have the places {{name}}; it has {{jmeno}}',
    ]);
  });

  test('says what it has; words of a folder go before those of the room', () => {
    const { joined } = roomWith({ ...whole, 'menu.title': '', 'other.title': 'x' });
    expect(joined['cs']).toEqual({
      days_one: '{{count}} den',
      days_few: '{{count}} dny',
      days_other: '{{count}} dní',
      name: 'Ahoj, {{name}}',
    });
    const room = createRoomTexts('widgets', { './locales/cs.ts': whole });
    const own = room.define('widgets/menu', { ...table, cs: { title: 'Vlastní' } }, { prefix: 'menu.' });
    expect(own['cs']).toMatchObject({ title: 'Vlastní', name: 'Ahoj, {{name}}' });
  });
});

describe('[issue 15] npm run new:locale', () => {
  test('writes at most twelve files, and once translated they are whole', () => {
    // As if nobody had written it yet.
    const silent = rooms.map((room) => ({ ...room, files: {} }));
    const files = localeFiles(silent, 'cs', true);
    expect(files.length).toBeLessThanOrEqual(12);
    expect(files.map(({ path }) => path)).toContain('widgets/locales/cs.ts');
    expect(files.every(({ source }) => source.includes('in Czech'))).toBe(true);
    const [engine] = localeFiles(silent, 'cs', false);
    expect(engine?.source).toContain('// en: Skip to content\n');
    expect(engine?.source).toContain('"page.skip": "",');
  });

  test.each([
    [undefined, /two letters/],
    ['czech', /two letters/],
    ['qq', /No language/],
  ])('%s is no language', (name, problem) => {
    expect(localeProblem(name)).toMatch(problem);
  });
});
