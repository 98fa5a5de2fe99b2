import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { Type } from 'typebox';
import { describe, expect, test } from 'vitest';
import { defineCall } from '#schemas/calls/define-call.ts';
import { Envelope } from '#schemas/envelope.ts';
import { defineModule } from '../base/modules/define-module.ts';
import type { Ground } from '../base/modules/ground.ts';
import { listModules } from '../base/modules/list-modules.ts';
import type { Customers } from '../customers/customers.ts';
import { serve } from '../http/serve-call.ts';
import { type PlatformGround, platformModules } from '../modules.ts';
import { createPlatform } from '../platform.ts';
import { cheapHash } from './cheap-hash.ts';
import { checkFormInTests } from './check-form.ts';
import { onBackends } from './on-backends.ts';

const guest = pgTable('guest', { name: text().primaryKey() });
const guestList = defineCall({
  id: 'guestbook.list',
  method: 'GET',
  path: '/v2/{product}/guestbook',
  area: 'guestbook',
  access: 'open',
  tags: ['Guestbook'],
  summary: 'Who was here',
  answer: Envelope(Type.Array(Type.String())),
});

interface Needs extends Pick<Ground, 'orm' | 'jobs' | 'log'> {
  readonly customers: Pick<Customers, 'add'>;
}

/** A made-up module with a table, a call, a job and a seed; it tells what became of it. */
function guestbook() {
  const events: string[] = [];
  const swept = Promise.withResolvers<void>();
  const module = defineModule({
    name: 'guestbook',
    open: async ({ orm }: Needs) => {
      await orm.execute(sql`create table guest (name text primary key)`);
      return {
        guests: async () => (await orm.select().from(guest).orderBy(guest.name)).map(({ name }) => name),
      };
    },
    jobs: () => [{ name: 'guestbook', everySeconds: 600, run: async () => swept.resolve() }],
    seed: async ({ orm, jobs }) => {
      await orm.insert(guest).values([{ name: 'Ada' }, { name: 'Ola' }]);
      jobs.wake('guestbook', new Date());
    },
    routes: (app, { guests }) => serve(app, guestList, async () => ({ data: await guests() })),
    close: async ({ guests }) => {
      events.push(`closed over ${(await guests()).length} guests`);
    },
  });
  return { module, events, swept: swept.promise };
}

onBackends((backend) => {
  describe('modules of the platform', () => {
    test('[issue 15] one line in the list brings a table, a call, a job and a seed to life', async () => {
      const { module, events, swept } = guestbook();
      const platform = await createPlatform(
        {
          dataDir: 'memory://',
          product: 'loan',
          sandbox: false,
          checkForm: checkFormInTests,
          hashPassword: cheapHash,
          logger: false,
          jobs: true,
          openDatabase: () => backend.openDatabase(),
        },
        listModules<PlatformGround>()(...platformModules, module),
      );
      const answer = await platform.app.inject('/v2/loan/guestbook');
      expect(answer.json()).toEqual({ data: ['Ada', 'Ola'] });
      expect(answer.headers['cache-token']).toBeDefined();
      const described = (await platform.app.inject('/v2/openapi.json')).json();
      expect(described.paths['/v2/loan/guestbook'].get.summary).toBe('Who was here');
      await swept;
      await platform.close();
      expect(events).toEqual(['closed over 2 guests']);
    });
  });
});

test('[issue 15] a module that needs what none before it offers does not compile', () => {
  const shop = defineModule({
    name: 'shop',
    open: ({ orm: _ }: { readonly orm: object; readonly parcels: { send(): void } }) => ({ shop: 1 }),
  });
  const parcels = defineModule({ name: 'parcels', open: () => ({ parcels: { send: () => undefined } }) });
  const twice = defineModule({ name: 'twice', open: () => ({ shop: 2 }) });
  type Empty = { readonly orm: object };
  listModules<Empty>()(parcels, shop);
  // @ts-expect-error nobody offers `parcels`
  listModules<Empty>()(shop);
  // @ts-expect-error it comes too late
  listModules<Empty>()(shop, parcels);
  // @ts-expect-error two offer `shop`
  listModules<Empty>()(parcels, shop, twice);
  // @ts-expect-error the ground has an `orm` already
  listModules<Empty>()(defineModule({ name: 'second', open: () => ({ orm: {} }) }));
  expect(platformModules.map(({ name }) => name)).toEqual([
    ...new Set(platformModules.map(({ name }) => name)),
  ]);
});
