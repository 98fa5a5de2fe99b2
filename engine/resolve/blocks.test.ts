import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  block,
  createFakeSite,
  type FakeSite,
  mainTypes,
  page,
  planOf,
  publish,
  queryBehaviour,
} from './fake-site.ts';

const good = block('words', { text: 'still here' });
const initial = queryBehaviour.run;
afterEach(() => {
  queryBehaviour.run = initial;
});

function siteWith(...blocks: ReturnType<typeof block>[]): FakeSite {
  const site = createFakeSite();
  publish(site, page('about', blocks));
  return site;
}

describe('[blocks] a block that cannot be shown is left out and named; the rest of the page stays', () => {
  test.each(['no-such-widget', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'unknown type %s',
    async (type) => {
      const site = siteWith(block(type, {}, { id: 'odd' }), good);
      const outcome = await site.visit('/about');
      expect(outcome.kind).toBe('page');
      expect(mainTypes(outcome)).toEqual(['words']);
      expect(site.failures).toEqual([
        expect.objectContaining({ kind: 'unknown-type', page: 'about', blockId: 'odd', type }),
      ]);
      expect(planOf(outcome).failures).toEqual(site.failures);
    },
  );

  test.each([{ text: 7 }, { text: 'x'.repeat(201) }, { picture: { src: '//evil.example/x.png' } }])(
    'wrong props %#',
    async (props) => {
      const site = siteWith(block('words', props, { id: 'wrong' }), good);
      expect(planOf(await site.visit('/about')).regions.main).toMatchObject([
        { props: { text: 'still here' } },
      ]);
      expect(site.failures).toMatchObject([
        { kind: 'invalid-props', blockId: 'wrong', cure: expect.any(String) },
      ]);
      expect(site.failures[0]?.message).toContain('/');
    },
  );

  test('props of a newer version than this server knows', async () => {
    const site = siteWith(block('words', {}, { version: 9 }), good);
    expect(mainTypes(await site.visit('/about'))).toEqual(['words']);
    expect(site.failures).toMatchObject([{ kind: 'invalid-props' }]);
  });

  test('[spec 8] the only one, and what it shows cannot be had: the screen of the missing host, not a blank one', async () => {
    queryBehaviour.run = () => Promise.reject(new Error('no route to host'));
    const outcome = await siteWith(block('query')).visit('/about');
    expect(outcome).toMatchObject({ kind: 'problem', problem: { status: 503 }, freshness: { maxAgeS: 0 } });
    expect(mainTypes(outcome)).toEqual(['site-offline']);
  });

  test('a query that rejects, or throws at once', async () => {
    for (const run of [
      () => Promise.reject(new Error('no route to host')),
      () => {
        throw new Error('no route to host');
      },
    ]) {
      queryBehaviour.run = run;
      const site = siteWith(block('query'), good);
      const outcome = await site.visit('/about');
      expect(mainTypes(outcome)).toEqual(['words']);
      expect(site.failures).toMatchObject([{ kind: 'query-failed', message: 'no route to host' }]);
      expect(outcome.freshness.maxAgeS).toBe(0);
    }
  });

  test('a sanitiser that throws', async () => {
    const site = createFakeSite({
      sanitise: (html) => {
        if (html.includes('bomb')) throw new RangeError('Maximum call stack size exceeded');
        return html;
      },
    });
    publish(site, page('about', [block('prose', { html: '<p>bomb</p>' }), good]));
    expect(mainTypes(await site.visit('/about'))).toEqual(['words']);
    expect(site.failures).toMatchObject([{ kind: 'invalid-props', type: 'prose' }]);
  });

  test('a slot that does not exist, and a widget that may not stand in one', async () => {
    const site = siteWith(
      block(
        'box',
        {},
        {
          slots: { left: [block('live')], right: [block('live'), good], constructor: [good], middle: [good] },
        },
      ),
    );
    const [box] = planOf(await site.visit('/about')).regions.main;
    expect(box?.slots['left']).toMatchObject([{ type: 'live' }]);
    expect(box?.slots['right']).toMatchObject([{ type: 'words' }]);
    expect(Object.keys(box?.slots ?? {})).toEqual(['left', 'right']);
    expect(site.failures.map(({ kind, message }) => [kind, message])).toEqual([
      ['slot-refused', '"box" has no slot "constructor"'],
      ['slot-refused', '"box" has no slot "middle"'],
      ['slot-refused', '"live" may not stand in slot "right"'],
    ]);
  });

  test('blocks nested too deep', async () => {
    let inner = block('words', {}, { id: 'innermost' });
    for (let depth = 0; depth < 20; depth++)
      inner = block('box', {}, { id: `box-${depth}`, slots: { left: [inner] } });
    const site = siteWith(inner, good);
    expect(mainTypes(await site.visit('/about'))).toEqual(['box', 'words']);
    expect(site.failures).toMatchObject([{ kind: 'too-deep' }]);
  });
});

describe('[blocks] a query that never answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is given up on after the limit', async () => {
    queryBehaviour.run = () => new Promise(() => undefined);
    const site = siteWith(block('query'), good);
    let done = false;
    const visit = site.visit('/about').finally(() => {
      done = true;
    });
    await vi.advanceTimersByTimeAsync(299);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(mainTypes(await visit)).toEqual(['words']);
    expect(site.failures).toMatchObject([{ kind: 'query-failed', message: 'no answer within 300 ms' }]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a query that throws leaves no timer behind', async () => {
    queryBehaviour.run = () => {
      throw new Error('at once');
    };
    await siteWith(block('query')).visit('/about');
    expect(vi.getTimerCount()).toBe(0);
  });
});
