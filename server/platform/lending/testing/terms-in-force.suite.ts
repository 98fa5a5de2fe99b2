import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditConfigCategory } from '#schemas/credit-config.ts';
import { lendingConfigCategory } from '#schemas/lending/lending-config.ts';
import type { Database } from '../../base/database/database.ts';
import { contentEntry } from '../../content/tables.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { defaultLending, defaultTerms } from '../default-lending.ts';
import { keepTermsInForce } from '../terms-in-force.ts';

const everything = { tags: ['*'], token: 'another' };

/** What applications are shown by: it follows the content and the day at once, and asks for neither twice. */
onBackends((backend) => {
  describe('terms in force', () => {
    let database: Database;
    let time = Date.UTC(2026, 10, 21, 10);
    const listeners = new Set<(change: typeof everything) => void>();
    const changes = {
      onChange: (listener: (change: typeof everything) => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    const tell = () => {
      for (const listener of listeners) listener(everything);
    };
    const publish = async (key: string, values: object) => {
      const row = { kind: 'config', key, locale: '', draft: {}, published: { values } };
      await database.orm
        .insert(contentEntry)
        .values({ ...row, version: 1, updatedBy: 'test' })
        .onConflictDoUpdate({
          target: [contentEntry.kind, contentEntry.key, contentEntry.locale],
          set: { published: row.published },
        });
    };
    beforeAll(async () => {
      database = await backend.openDatabase();
    });
    afterAll(() => database.close());

    test('[issue 16] they are read once for a content, and anew after a change of it', async () => {
      const inForce = keepTermsInForce(database.orm, changes, () => time);
      const before = await inForce();
      expect(before.config.steps).toEqual(defaultLending.steps);
      await publish(lendingConfigCategory, { ...defaultLending, steps: ['personal', 'income'] });
      // Nobody has told of it yet: the very answer that was given.
      expect(await inForce()).toBe(before);
      tell();
      expect((await inForce()).config.steps).toEqual(['personal', 'income']);
    });

    test('[spec 8] on another day other prices are in force, whether or not the content changed', async () => {
      const dearer = { ...defaultTerms, from: '2026-12-01', annual_rate_percent: 19 };
      await publish(creditConfigCategory, { warnings: [], terms: [defaultTerms, dearer] });
      const inForce = keepTermsInForce(database.orm, changes, () => time);
      expect((await inForce()).terms.annual_rate_percent).toBe(defaultTerms.annual_rate_percent);
      // Midnight in Warsaw is 23:00 in Greenwich.
      time = Date.UTC(2026, 10, 30, 23);
      expect((await inForce()).terms.annual_rate_percent).toBe(19);
    });

    test('[issue 16] what was asked for before a change is no answer after it, however late it comes', async () => {
      const inForce = keepTermsInForce(database.orm, changes, () => time);
      const early = inForce();
      await publish(lendingConfigCategory, { ...defaultLending, steps: ['obligations'] });
      tell();
      const late = await inForce();
      await early;
      expect(late.config.steps).toEqual(['obligations']);
      expect(await inForce()).toBe(late);
    });

    test('[reliability] terms that could not be read are asked for again', async () => {
      const { orm } = database;
      let failures = 1;
      const failing = new Proxy(orm, {
        get: (target, name) => {
          if (name === 'select' && failures-- > 0) throw new Error('away');
          return Reflect.get(target, name) as unknown;
        },
      });
      const inForce = keepTermsInForce(failing, changes, () => time);
      await expect(inForce()).rejects.toThrow('away');
      expect((await inForce()).config.steps).toEqual(['obligations']);
    });
  });
});
