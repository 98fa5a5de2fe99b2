import fc from 'fast-check';
import { expect } from 'vitest';
import type { ContentEntry } from '#schemas/content-entry.ts';
import type { Release } from '#schemas/studio/release.ts';
import type { Scheduled } from '#schemas/studio/schedule.ts';
import { ask, pageData, type Role } from './ask.ts';
import { type EditingBench, minute, ref } from './editing-bench.ts';

/** Pages of one sequence of calls. */
const places = ['a', 'b', 'c'] as const;
type Place = (typeof places)[number];
type Action = 'publish' | 'unpublish';

/** What may go live at a moment: the text a publisher approved for each page, null where it comes off. */
interface Approval {
  readonly at: number;
  /** Of a release; it has one plan at a time. */
  readonly release?: string;
  readonly texts: readonly (readonly [Place, string | null])[];
}

/** Two of the pages are there from the beginning, the third is where others may move. */
const place = fc.constantFrom<Place>('a', 'a', 'a', 'b', 'b', 'c');
const action = fc.constantFrom<Action>('publish', 'unpublish');
const member = fc.record({
  place,
  action,
  version: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
});
const members = fc.uniqueArray(member, { selector: (one) => one.place, minLength: 1, maxLength: 3 });

/** Everything an author can call that might reach what is live, asked for with any arguments. */
const ofAuthor = fc.oneof(
  { weight: 6, arbitrary: fc.record({ call: fc.constant('write' as const), place, autosave: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      call: fc.constantFrom('delete' as const, 'publish' as const, 'unpublish' as const),
      place,
      bulk: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('move' as const), place, to: place }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('restore' as const), place }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('plan' as const), place, action }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('change-plans' as const), place }) },
  {
    weight: 4,
    arbitrary: fc.record({ call: fc.constant('collect' as const), members, anew: fc.constant(false) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ call: fc.constant('collect' as const), members, anew: fc.constant(true) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      call: fc.constantFrom('drop-release' as const, 'publish-release' as const, 'plan-release' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('import' as const), place }) },
);
/** What publishers approve: at once, for a time, and with a release. */
const ofPublisher = fc.oneof(
  { weight: 1, arbitrary: fc.record({ approve: fc.constant('now' as const), place, action }) },
  { weight: 2, arbitrary: fc.record({ approve: fc.constant('planned' as const), place, action }) },
  { weight: 3, arbitrary: fc.record({ approve: fc.constant('release' as const) }) },
  { weight: 1, arbitrary: fc.record({ approve: fc.constant('newer' as const), place }) },
  { weight: 1, arbitrary: fc.record({ approve: fc.constant('back' as const) }) },
);
/** One step of a sequence: a call of an author, an approval of a publisher, or time that passes. */
export const step = fc.oneof(
  { weight: 5, arbitrary: ofAuthor },
  { weight: 3, arbitrary: ofPublisher },
  { weight: 1, arbitrary: fc.record({ passes: fc.integer({ min: 1, max: 3 }) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One sequence on pages of its own, with a book of what may be live. */
export function openSequence(bench: EditingBench, name: string) {
  const { manage, platform, clock } = bench;
  const keyOf = (at: Place) => `${name}-${at}`;
  const placeOf = (key: string) => places.find((at) => keyOf(at) === key);
  const live = new Map<Place, string>();
  let approvals: Approval[] = [];
  /** What was live before a release, for going back. */
  const before = new Map<string, Approval['texts']>();
  let release: string | null = null;
  let texts = 0;

  const read = async (at: Place): Promise<ContentEntry | null> => {
    const { status, body } = await manage(`pages/${keyOf(at)}`);
    return status === 200 ? (body.data as ContentEntry) : null;
  };
  const titleOf = ({ draft }: ContentEntry) => (draft as { title: string }).title;
  // No two moments are the same: what is due at once has no order.
  const later = () => new Date(clock.at + 2 * minute + ++texts);
  const post = (path: string, payload: object, role: Role = 'author') => manage(path, { payload }, role);
  const shown = () =>
    Promise.all(
      places.map(async (at) => {
        const { body } = await ask(platform, `/v2/system/pages/${keyOf(at)}`);
        return (body.data as { title: string } | undefined)?.title ?? null;
      }),
    );
  const goLive = (entries: Approval['texts']) => {
    for (const [at, text] of entries) text === null ? live.delete(at) : live.set(at, text);
  };

  /** @returns whatever the platform makes of it: nothing of this may be seen */
  async function author(one: Extract<Step, { call: string }>): Promise<unknown> {
    const pages = (at: Place) => `pages/${keyOf(at)}`;
    switch (one.call) {
      case 'write': {
        const data = pageData(keyOf(one.place), `text ${++texts}`);
        const known = await read(one.place);
        return known
          ? manage(
              pages(one.place),
              { method: 'PUT', payload: { version: known.version, data, autosave: one.autosave } },
              'author',
            )
          : post('pages', { key: keyOf(one.place), data });
      }
      case 'delete':
      case 'publish':
      case 'unpublish':
        if (one.bulk) return post('bulk', { action: one.call, refs: [ref(keyOf(one.place))] });
        return one.call === 'delete'
          ? manage(pages(one.place), { method: 'DELETE' }, 'author')
          : post(`${pages(one.place)}/${one.call}`, {});
      case 'move': {
        const version = (await read(one.place))?.version ?? 1;
        return post('move-page', { key: keyOf(one.place), to: keyOf(one.to), version, redirect: true });
      }
      case 'restore':
        return post(`${pages(one.place)}/restore`, { version: 1 });
      case 'plan':
        return post('schedule', { ...ref(keyOf(one.place)), action: one.action, at: later().toISOString() });
      case 'change-plans': {
        const { body } = await manage(`schedule?state=waiting&key=${keyOf(one.place)}`, {}, 'author');
        return Promise.all(
          (body.data as Scheduled[]).flatMap(({ id }) => [
            manage(`schedule/${id}`, { method: 'PUT', payload: { version: 1 } }, 'author'),
            manage(`schedule/${id}`, { method: 'DELETE' }, 'author'),
          ]),
        );
      }
      case 'collect': {
        const entries = one.members.map(({ place: at, ...rest }) => ({ ...ref(keyOf(at)), ...rest }));
        if (release !== null && !one.anew)
          return manage(`releases/${release}`, { method: 'PUT', payload: { title: 'x', entries } }, 'author');
        const { body } = await post('releases', { title: 'x', entries });
        release = (body.data as Release).id;
        return body;
      }
      case 'drop-release':
        return manage(`releases/${release ?? name}`, { method: 'DELETE' }, 'author');
      case 'publish-release':
        return post(`releases/${release ?? name}/publish`, {});
      case 'plan-release':
        return post(`releases/${release ?? name}/schedule`, { at: later().toISOString() });
      case 'import': {
        const entry = { kind: 'page', key: keyOf(one.place), data: pageData(keyOf(one.place), 'imported') };
        return post('site', { site: { name, entries: [entry] }, publish: true, replace: true });
      }
    }
  }

  async function publisher(one: Extract<Step, { approve: string }>): Promise<void> {
    if (one.approve === 'release') return planRelease();
    if (one.approve === 'back') return rollBack();
    const known = await read(one.place);
    if (!known) return;
    if (one.approve === 'newer') return takeNewer(one.place, known);
    const text = one.action === 'publish' ? titleOf(known) : null;
    const { version } = known;
    if (one.approve === 'now') {
      const payload = one.action === 'publish' ? { version } : {};
      await post(`pages/${known.key}/${one.action}`, payload, 'publisher');
      goLive([[one.place, text]]);
      return;
    }
    const at = later();
    const payload = { ...ref(known.key), action: one.action, at: at.toISOString(), version };
    expect((await post('schedule', payload, 'publisher')).status).toBe(201);
    approvals.push({ at: at.getTime(), texts: [[one.place, text]] });
  }

  async function planRelease(): Promise<void> {
    if (release === null) return;
    const { entries } = (await manage(`releases/${release}`)).body.data as Release;
    const drafts = await Promise.all(
      entries.map(async ({ key, action: wanted }) => {
        const at = placeOf(key);
        const known = at && (await read(at));
        return at && known ? ([at, wanted === 'publish' ? titleOf(known) : null] as const) : null;
      }),
    );
    const at = later();
    // Planned anew with what there is now, whatever it was before.
    const seen = entries.map(({ newest, version: _, ...entry }) => ({
      ...entry,
      ...(entry.action === 'publish' && newest !== null && { version: newest }),
    }));
    await post(`releases/${release}/schedule`, { at: null }, 'publisher');
    approvals = approvals.filter((approval) => approval.release !== release);
    const answer = await post(
      `releases/${release}/schedule`,
      { at: at.toISOString(), entries: seen },
      'publisher',
    );
    if (answer.status === 200)
      approvals.push({ at: at.getTime(), release, texts: drafts.flatMap((draft) => (draft ? [draft] : [])) });
  }

  async function rollBack(): Promise<void> {
    const { status } = await post(`releases/${release ?? name}/roll-back`, {}, 'publisher');
    if (status === 200) goLive(before.get(release ?? '') ?? []);
  }

  async function takeNewer(at: Place, known: ContentEntry): Promise<void> {
    const { body } = await manage(`schedule?state=waiting&key=${known.key}`);
    for (const plan of body.data as Scheduled[]) {
      if (plan.release_id !== null || plan.action !== 'publish') continue;
      const payload = { version: known.version };
      await manage(`schedule/${plan.id}`, { method: 'PUT', payload }, 'publisher');
      const moment = Date.parse(plan.at);
      approvals = approvals.map((one) =>
        one.at === moment ? { ...one, texts: [[at, titleOf(known)]] } : one,
      );
    }
  }

  async function pass(minutes: number): Promise<void> {
    clock.at += minutes * minute;
    await platform.publishDue();
    const isDue = (one: Approval) => one.at <= clock.at;
    for (const one of approvals.filter(isDue).toSorted((a, b) => a.at - b.at)) {
      if (one.release !== undefined)
        // What already was as the release wants it has nothing to take back.
        before.set(
          one.release,
          one.texts.flatMap(([at, text]) => {
            const was = live.get(at) ?? null;
            return was === text ? [] : [[at, was] as const];
          }),
        );
      goLive(one.texts);
    }
    approvals = approvals.filter((one) => !isDue(one));
  }

  return {
    take: (one: Step) => ('call' in one ? author(one) : 'approve' in one ? publisher(one) : pass(one.passes)),
    shown,
    approved: () => places.map((at) => live.get(at) ?? null),
  };
}
