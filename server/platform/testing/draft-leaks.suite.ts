import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContentKindName, contentKinds } from '#schemas/content-kinds.ts';
import type { SiteExport } from '../content/seed.ts';
import type { Platform } from '../platform.ts';
import { signIn } from './ask.ts';
import { fixtureSite } from './fixture-site.ts';
import { markEntry, underNewKey } from './marked-drafts.ts';
import { onBackends } from './on-backends.ts';
import { type PublicRequest, publicRequests } from './public-requests.ts';

type Entry = SiteExport['entries'][number];
type Kind = ContentKindName;

const kinds = Object.keys(contentKinds) as Kind[];
const markOf = (kind: Kind) => `tajne${kind.replaceAll('-', '')}`;

/** What the fixture site has none of. */
const more: readonly Entry[] = [
  {
    kind: 'custom-entity-type',
    key: 'branch',
    data: {
      alias: 'branch',
      title: { pl: 'Oddział' },
      fields: [{ key: 'street', label: { pl: 'Ulica' }, kind: 'text', required: false, translatable: false }],
    },
  },
];

/** Drafts of every kind with a word in them, and every call of the public in search of it. */
onBackends((backend) => {
  describe('drafts', () => {
    let platform: Platform;
    let staff: Record<string, string>;
    let drafts: readonly Entry[];
    let requests: readonly PublicRequest[];

    const manage = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
      const answer = await platform.app.inject({
        method,
        url: `/v2/system/manage/${url}`,
        headers: staff,
        ...(payload && { payload }),
      });
      return { status: answer.statusCode, body: answer.json<{ data: { version: number } }>() };
    };
    const pathOf = ({ kind, key }: Entry) => `${contentKinds[kind].segment}/${encodeURIComponent(key)}`;
    const localeOf = ({ locale }: Entry) => (locale === undefined ? {} : { locale });
    /** The kinds of which the public sees a draft's word, and where. */
    const seen = async (): Promise<ReadonlyMap<Kind, string>> => {
      const found = new Map<Kind, string>();
      for (const [method, url, payload] of requests) {
        const { body } = await platform.app.inject({ method, url, ...(payload && { payload }) });
        // The search answers what it was asked for, too.
        const text = url.includes('/search?') ? body.replaceAll(/"query":"[^"]*"/g, '') : body;
        for (const kind of kinds)
          if (text.includes(markOf(kind)))
            found.set(kind, `${method} ${url} ${JSON.stringify(payload ?? '')}`);
      }
      return found;
    };

    beforeAll(async () => {
      platform = await backend.open();
      staff = await signIn(platform, 'admin');
      const sample = (kind: Kind): Entry => {
        const own = [...fixtureSite.entries, ...more].filter((entry) => entry.kind === kind);
        // Not the language everything else is in.
        const entry = kind === 'language' ? own.at(-1) : own[0];
        if (!entry) throw new Error(`there is no sample of ${kind}: give fixture-site.ts one`);
        return entry;
      };
      for (const entry of more)
        await manage('POST', contentKinds[entry.kind].segment, {
          ...localeOf(entry),
          key: entry.key,
          data: entry.data,
        });
      const changed = kinds.map((kind) => markEntry(sample(kind), markOf(kind)));
      const added = kinds.flatMap((kind) => {
        const entry = underNewKey(sample(kind), 'nowe');
        return entry ? [markEntry(entry, markOf(kind))] : [];
      });
      for (const entry of changed) {
        const at = `${pathOf(entry)}${entry.locale ? `?locale=${entry.locale}` : ''}`;
        const { version } = (await manage('GET', at)).body.data;
        const { status } = await manage('PUT', pathOf(entry), {
          ...localeOf(entry),
          version,
          data: entry.data,
        });
        expect([entry.kind, status]).toEqual([entry.kind, 200]);
      }
      for (const entry of added) {
        const { status } = await manage('POST', contentKinds[entry.kind].segment, {
          ...localeOf(entry),
          key: entry.key,
          data: entry.data,
        });
        expect([entry.kind, status]).toEqual([entry.kind, 201]);
      }
      drafts = [...changed, ...added];
      requests = await publicRequests(
        platform,
        drafts.map(({ key }) => key),
        kinds.map(markOf),
      );
    }, 60_000);
    afterAll(() => platform.close());

    test('[issue 6] of every kind there is one over something live, and of nearly every kind a new one', () => {
      expect(new Set(drafts.map(({ kind }) => kind)).size).toBe(kinds.length);
      expect(drafts.length).toBeGreaterThan(kinds.length * 1.5);
      expect(requests.length).toBeGreaterThan(100);
    });

    test('[issue 6] [sec 16] nothing of them is in any answer to the public', async () => {
      expect(Object.fromEntries(await seen())).toEqual({});
    }, 60_000);

    test('[issue 6] once they are published, all public kinds are seen: the search above can find them', async () => {
      for (const entry of drafts)
        expect((await manage('POST', `${pathOf(entry)}/publish`, localeOf(entry))).status).toBe(200);
      const found = await seen();
      expect(kinds.filter((kind) => !found.has(kind))).toEqual(['custom-entity-type']);
    }, 60_000);
  });
});
