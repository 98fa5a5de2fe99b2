import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AccessSubject } from '#registry/access.ts';
import type { BlockVisibility } from '#schemas/page.ts';
import { nextDayMs } from '../format/moments.ts';
import { isShown } from './block-visibility.ts';
import { block, createFakeSite, customer, page, planOf, publish } from './fake-site.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const iso = (ms: number) => new Date(ms).toISOString();

interface Who {
  readonly nowMs: number;
  readonly subject: AccessSubject;
  readonly channel: string | null;
}

/** Whether the block is shown, and what was asked in order to know. */
async function judge(visible: BlockVisibility | undefined, { nowMs, subject, channel }: Who) {
  const moments: number[] = [];
  let channelRead = false;
  const shown = await isShown(visible, {
    nowMs,
    subject: async () => subject,
    channel: () => {
      channelRead = true;
      return channel;
    },
    changesAt: (moment) => moments.push(moment),
  });
  return { shown, moments, channelRead };
}

const guest = { nowMs: noon, subject: { kind: 'anonymous' }, channel: null } as const;
const client = (status: string | null): Who => ({ ...guest, subject: { kind: 'customer', status } });

describe('[studio] circumstances of a block', () => {
  test.each<[string, BlockVisibility | undefined, Who, boolean]>([
    ['none', undefined, guest, true],
    ['guests only, a guest', { signed_in: false }, guest, true],
    ['guests only, a customer', { signed_in: false }, client('nothing'), false],
    ['customers only, a guest', { signed_in: true }, guest, false],
    ['a status, the one', { statuses: ['contract'] }, client('contract'), true],
    ['a status, another', { statuses: ['contract'] }, client('blocked'), false],
    ['a status, unknown', { statuses: ['contract'] }, client(null), false],
    ['a status, a guest', { statuses: ['contract'] }, guest, false],
    ['no status at all', { statuses: [] }, client('contract'), false],
    ['from this very moment', { from: iso(noon) }, guest, true],
    ['until this very moment', { until: iso(noon) }, guest, false],
    ['a moment that cannot be read', { from: 'soon' }, guest, false],
    ['a channel, the one', { channels: ['Partner'] }, { ...guest, channel: 'partner ' }, true],
    ['a channel, none', { channels: ['partner'] }, guest, false],
    ['all hold but one', { signed_in: false, until: iso(noon - 1) }, guest, false],
  ])('%s', async (_name, visible, who, shown) => {
    expect((await judge(visible, who)).shown).toBe(shown);
  });
});

const moment = fc.integer({ min: -3, max: 3 }).map((hours) => iso(noon + hours * 3_600_000));
const visibility = fc.record(
  {
    signed_in: fc.boolean(),
    statuses: fc.subarray(['contract', 'blocked']),
    from: moment,
    until: moment,
    channels: fc.subarray(['partner', 'mail']),
  },
  { requiredKeys: [] },
);
const channel = fc.constantFrom(null, 'partner', 'mail', 'other');

describe('[law] a kept page shows nobody what a page made for them would not', () => {
  test('until the first moment that was told, time changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(visibility, { maxLength: 4 }),
        channel,
        fc.nat(6 * 3600),
        async (all, from, later) => {
          const at = (nowMs: number) =>
            Promise.all(all.map((visible) => judge(visible, { ...guest, nowMs, channel: from })));
          const before = await at(noon);
          const nowMs = noon + later * 1000;
          const until = Math.min(...before.flatMap(({ moments }) => moments));
          fc.pre(nowMs < until);
          expect((await at(nowMs)).map(({ shown }) => shown)).toEqual(before.map(({ shown }) => shown));
        },
      ),
    );
  });

  test('where the channel was not asked for, it changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(visibility, channel, channel, async (visible, one, other) => {
        const first = await judge(visible, { ...guest, channel: one });
        const second = await judge(visible, { ...guest, channel: other });
        expect(second.channelRead).toBe(first.channelRead);
        if (!first.channelRead) expect(second.shown).toBe(first.shown);
      }),
    );
  });

  test('told moments lie ahead', async () => {
    await fc.assert(
      fc.asyncProperty(visibility, channel, async (visible, from) => {
        const { moments } = await judge(visible, { ...guest, channel: from });
        expect(moments.every((one) => one > noon)).toBe(true);
      }),
    );
  });
});

describe('[studio] circumstances on a page', () => {
  const siteWith = (...visible: (BlockVisibility | undefined)[]) => {
    const site = createFakeSite({ now: () => new Date(noon) });
    const blocks = visible.map((one, index) =>
      block('words', { text: String(index) }, { id: `b${index}`, ...(one && { visible: one }) }),
    );
    publish(site, page('about', blocks));
    return site;
  };

  test('[sec 16] a block that is not shown is not in the plan, and the next one is the first', async () => {
    const { main } = planOf(await siteWith({ signed_in: true }, undefined).visit('/about')).regions;
    expect(main.map(({ id, first }) => [id, first])).toEqual([['b1', true]]);
    expect(main[0]).not.toHaveProperty('hidden');
  });

  test('[cache] the page may be kept until the first block comes or goes', async () => {
    const site = siteWith({ from: iso(noon + 5000) }, { until: iso(noon + 9000) });
    expect((await site.visit('/about')).freshness).toMatchObject({ shared: true, until: noon + 5000 });
    // Without one, until the day is over: what it says of today is true no longer.
    expect((await siteWith(undefined).visit('/about')).freshness.until).toBe(
      nextDayMs(new Date(noon), 'Europe/Warsaw'),
    );
  });

  test('[cache] utm_source is part of the key of pages that ask for it, and of no others', async () => {
    const url = '/about?utm_source=partner';
    const asking = await siteWith({ channels: ['partner'] }).visit(url);
    expect([asking.freshness.queryRead, planOf(asking).regions.main.length]).toEqual([['utm_source'], 1]);
    expect((await siteWith(undefined).visit(url)).freshness.queryRead).toEqual([]);
    const private_ = await siteWith({ channels: ['partner'], signed_in: true }).visit(url);
    expect(private_.freshness.queryRead).toEqual([]);
  });

  test('a status decides for customers, whose pages are nobody else’s', async () => {
    const session = customer('contract');
    const outcome = await siteWith({ statuses: ['contract'] }).visit('/about', { session, phase: 'in-app' });
    expect([planOf(outcome).regions.main.length, outcome.freshness.shared]).toEqual([1, false]);
  });
});
