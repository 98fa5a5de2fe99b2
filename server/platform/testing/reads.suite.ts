import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Call, calls } from '#schemas/calls.ts';
import { staffCalls } from '#schemas/staff-calls.ts';
import type { Database } from '../base/database/database.ts';
import { sandboxCustomers } from '../customers/sandbox-customers.ts';
import type { Platform } from '../platform.ts';
import { signIn } from './ask.ts';
import { bearing, logIn, tokensOf } from './ask-customer.ts';
import { onBackends } from './on-backends.ts';

type Headers = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;

/** What reads may write, and why it changes nothing for anybody. */
const written: Readonly<Record<string, string>> = {
  audit_events: 'that somebody looked is written down ([sec 38])',
  contract_documents:
    'a document is drawn when it is first asked for; every later drawing would have the same bytes',
};

/** What a call has to be asked with. */
const queries: Readonly<Record<string, string>> = {
  search: '?q=home',
  'manage.chats.search': '?q=home',
};
/** Asked, too, but the fixture site has nothing they could answer with: what they do then is shown here, and no more. */
const nothingThere = new Set([
  'account.profile-update.file',
  'account.profile-update.get',
  'account.password-change.get',
  'address-service',
  'application.step',
  'contract.document',
  'contract.part-repayment',
  'contract.withdrawal-terms',
  'kontomatik.access',
  'pay.form',
  'catalog.good',
  'catalog.price-history',
  'chat.file',
  'chat.messages',
  'custom.item',
  'dev.social-token',
  'form',
  'form.field-hints',
  'identification.get',
  'identification.settings',
  'lookup.product',
  'lookup.system',
  'menu',
  'page',
  'preview-shown',
  'manage.applications.case',
  'manage.chats.customer',
  'manage.chats.file',
  'manage.chats.read',
  'manage.custom-entities.history.by-type',
  'manage.custom-entities.read.by-type',
  'manage.goods-table',
  'manage.media.read',
  'manage.media.usage',
  'manage.orders.read',
  'manage.releases.read',
  'manage.submissions.file',
  'manage.submissions.read',
  'manage.usage',
]);

const isRead = ({ method, isPlanned }: Call): boolean => method === 'GET' && isPlanned !== true;
/** What a customer has as an application goes; other reads are the same in every status, or about one thing that somebody has. */
const isOfStatus = ({ access, params }: Call): boolean => access !== 'open' && params === undefined;
const named = /\{(\w+)\}/g;
/** What a row of a list is called by, where it has no value of the name that an address asks for. */
const names = ['id', 'uuid', 'key', 'alias'];

/** Every GET of the platform, asked by everybody about everything there is, changes nothing that is kept. */
onBackends((backend) => {
  describe('reads', () => {
    let platform: Platform;
    let database: Database | undefined;
    const rows = async (query: SQL): Promise<readonly Row[]> => {
      const answer: unknown = await database?.orm.execute(query);
      return (answer as { readonly rows: readonly Row[] }).rows;
    };
    /** What is kept: a digest of each table. */
    const kept = async (): Promise<Readonly<Record<string, unknown>>> => {
      const tables = await rows(
        sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      );
      const digests = tables
        .map(({ name }) => String(name))
        .filter((name) => !Object.hasOwn(written, name))
        .map((name) => {
          const digest = sql`md5(string_agg(md5(t::text), '' order by md5(t::text)))`;
          return sql`select ${name}::text as name, ${digest} as digest from ${sql.identifier(name)} t`;
        });
      const all = await rows(sql.join(digests, sql` union all `));
      return Object.fromEntries(all.map(({ name, digest }) => [name, digest]));
    };
    const ask = (url: string, headers: Headers) => platform.app.inject({ url, headers: { ...headers } });
    /** Address of a call: what it names is the first thing in the list above it, if there is one. */
    const addressOf = async ({ id, path }: Call, headers: Headers): Promise<string> => {
      const url = `${path.replace('{product}', 'loan')}${queries[id] ?? ''}`;
      const place = url.search(named);
      if (place < 0) return url;
      const list = await ask(url.slice(0, place - 1), headers);
      const body: unknown = list.statusCode === 200 ? list.json() : null;
      const first = (body as { readonly data?: readonly Row[] } | null)?.data?.[0] ?? {};
      const usual = names.map((name) => first[name]).find((value) => typeof value === 'string');
      return url.replaceAll(named, (_place, name: string) =>
        encodeURIComponent(String(first[name] ?? usual ?? 'home')),
      );
    };
    /** @returns the lowest status each call was answered with */
    const askAll = async (asked: readonly Call[], everybody: readonly Headers[]) => {
      const statuses = new Map<string, number>();
      for (const headers of everybody)
        for (const call of asked) {
          const { statusCode } = await ask(await addressOf(call, headers), headers);
          statuses.set(call.id, Math.min(statusCode, statuses.get(call.id) ?? statusCode));
        }
      return statuses;
    };
    /** The sweep would say nothing if nobody was let in, and a call that has something by now is no exception any more. */
    const assertAnswered = (statuses: ReadonlyMap<string, number>) => {
      const unanswered = [...statuses].flatMap(([id, status]) => (status < 300 ? [] : [id]));
      expect(unanswered.toSorted()).toEqual(
        [...statuses.keys()].filter((id) => nothingThere.has(id)).toSorted(),
      );
    };

    beforeAll(async () => {
      const time = Date.UTC(2026, 10, 21, 9);
      platform = await backend.open({ now: () => time, lookInto: (opened) => (database = opened) });
    });
    afterAll(() => platform.close());

    test('[sec 8] of customers in every status, and of anybody, change nothing', async () => {
      const logins = sandboxCustomers.map(({ email }) => logIn(platform, email));
      const everybody = (await Promise.all(logins)).map((answer) => bearing(tokensOf(answer).token));
      const before = await kept();
      const borrower = everybody[sandboxCustomers.findIndex(({ status }) => status === 'contract')] ?? {};
      const asked = calls.filter(isRead);
      const statuses = new Map([
        ...(await askAll(asked.filter(isOfStatus), [{}, ...everybody])),
        ...(await askAll(
          asked.filter((call) => !isOfStatus(call)),
          [{}, borrower],
        )),
      ]);
      expect(await kept()).toEqual(before);
      assertAnswered(statuses);
    });

    test('[sec 8] of staff change nothing', async () => {
      const headers = await signIn(platform, 'admin');
      // When somebody was last seen is noted once a minute, and the clock stands still.
      await ask('/v2/system/staff/self', headers);
      const before = await kept();
      const statuses = await askAll(staffCalls.filter(isRead), [headers]);
      expect(await kept()).toEqual(before);
      assertAnswered(statuses);
    });
  });
});
