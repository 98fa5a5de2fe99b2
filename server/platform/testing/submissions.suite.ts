import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Submission } from '#schemas/studio/submission.ts';
import type { Platform } from '../platform.ts';
import { ask, countsOf, type Question, type Role, signIn } from './ask.ts';
import { siteWithForms } from './form-fixtures.ts';
import { onBackends } from './on-backends.ts';

/** What staff see of submissions. */
onBackends((backend) => {
  describe('submissions in the Studio', () => {
    let platform: Platform;
    const headers = new Map<Role, Record<string, string>>();
    beforeAll(async () => {
      platform = await backend.open({ site: siteWithForms });
      for (const role of ['author', 'publisher', 'admin'] as const)
        headers.set(role, await signIn(platform, role));
      for (const [index, email] of ['anna@example.com', 'jan@example.com'].entries())
        await ask(platform, '/v2/forms/contact', {
          payload: { email, text: index === 0 ? '=1+1' : 'Kiedy decyzja?' },
          remoteAddress: `10.7.0.${index}`,
        });
    });
    afterAll(() => platform.close());
    const call = (path: string, question: Question = {}, role: Role = 'publisher') =>
      ask(platform, `/v2/system/manage/submissions${path}`, {
        ...question,
        headers: headers.get(role) ?? {},
      });
    const list = async (query: string) => (await call(query)).body.data as Submission[];

    test('[sec 14] are for publishers and admins only', async () => {
      const answers = await Promise.all([
        ask(platform, '/v2/system/manage/submissions'),
        call('', {}, 'author'),
        call('/export.csv', {}, 'author').catch(() => ({ status: 403 })),
        call('', {}, 'admin'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([401, 403, 403, 200]);
    });

    test('[issue 6] are listed by form and words, newest first', async () => {
      const answer = await call('?form=contact&limit=1');
      expect(countsOf(answer)).toEqual([1, 2, 1]);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect((await list('?q=ANNA')).map(({ values }) => values['email'])).toEqual(['anna@example.com']);
      expect(await list('?form=other')).toEqual([]);
    });

    test('[issue 6] the export is a table whose values are no formulas', async () => {
      const answer = await platform.app.inject({
        url: '/v2/system/manage/submissions/export.csv?form=contact',
        headers: headers.get('publisher') ?? {},
      });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      expect(answer.headers['content-disposition']).toContain('contact.csv');
      expect(answer.body).toContain(`"'=1+1"`);
    });

    test('[issue 6] one is read and deleted, and both are written down', async () => {
      const [one] = await list('?q=jan');
      const path = `/${one?.id ?? ''}`;
      expect((await call(path)).body.data).toMatchObject({
        form: 'contact',
        values: { text: 'Kiedy decyzja?' },
      });
      expect((await call(path, { method: 'DELETE' }, 'author')).status).toBe(403);
      expect((await call(path, { method: 'DELETE' })).status).toBe(200);
      expect((await call(path)).status).toBe(404);
      expect(await list('?q=jan')).toEqual([]);
    });
  });
});
