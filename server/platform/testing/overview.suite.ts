import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecentEntry } from '#schemas/studio/recent.ts';
import type { Platform } from '../platform.ts';
import { ask, countsOf, pageData, signIn } from './ask.ts';
import { onBackends } from './on-backends.ts';

const url = '/v2/system/manage/recent';
const pages = '/v2/system/manage/pages';

/** What the Studio's first screen shows. */
onBackends((backend) => {
  describe('overview of the Studio', () => {
    let platform: Platform;
    let author: Record<string, string>;
    let publisher: Record<string, string>;
    beforeAll(async () => {
      platform = await backend.open();
      [author, publisher] = await Promise.all([signIn(platform, 'author'), signIn(platform, 'publisher')]);
      const payload = { key: 'lately', data: pageData('lately', 'Ostatnio') };
      await ask(platform, pages, { payload, headers: author });
    });
    afterAll(() => platform.close());
    const list = async (of: string, headers: Record<string, string>) => {
      const answer = await ask(platform, `${url}?of=${of}&limit=50`, { headers });
      return { rows: answer.body.data as RecentEntry[], counts: countsOf(answer) };
    };
    const find = ({ rows }: { rows: RecentEntry[] }) => rows.find(({ key }) => key === 'lately');

    test('[issue 6] what was changed last comes first, with its title and without its body', async () => {
      const { rows, counts } = await list('all', author);
      expect(rows[0]).toEqual({
        kind: 'page',
        key: 'lately',
        locale: '',
        title: 'Ostatnio',
        status: 'draft',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        by: 'editor@example.com',
      });
      // What the site was seeded with was changed by nobody.
      expect(counts[1]).toBe(1);
    });

    test('[issue 6] what somebody worked on stays theirs when a colleague goes on with it', async () => {
      expect(find(await list('mine', publisher))).toBeUndefined();
      const data = pageData('lately', 'Dalej');
      await ask(platform, `${pages}/lately`, {
        method: 'PUT',
        payload: { version: 1, data },
        headers: publisher,
      });
      expect(find(await list('mine', author))).toMatchObject({
        title: 'Dalej',
        by: 'publisher@example.com',
      });
      expect((await list('mine', author)).counts[1]).toBe(1);
      expect(find(await list('mine', publisher))?.title).toBe('Dalej');
    });

    test('[issue 6] what waits is what is not live as it stands', async () => {
      expect(find(await list('waiting', author))?.status).toBe('draft');
      await ask(platform, `${pages}/lately/publish`, { payload: {}, headers: publisher });
      expect(find(await list('waiting', author))).toBeUndefined();
      expect(find(await list('all', author))?.status).toBe('published');
    });

    test('[sec 16] agents, who have no rights on content, do not see it', async () => {
      const headers = await signIn(platform, 'agent');
      expect((await ask(platform, url, { headers })).status).toBe(403);
      expect((await ask(platform, url)).status).toBe(401);
    });
  });
});
