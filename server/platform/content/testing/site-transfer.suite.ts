import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MediaFile } from '#schemas/studio/media.ts';
import type { SiteFile, SiteImportResult } from '#schemas/studio/site-transfer.ts';
import type { TextRow } from '#schemas/studio/texts-report.ts';
import type { Platform } from '../../platform.ts';
import { type Answer, ask, pageData, signIn } from '../../testing/ask.ts';
import { onBackends } from '../../testing/on-backends.ts';
import { filePart, multipart, sendParts } from '../../testing/upload.ts';

const path = '/v2/system/manage/site';

/** A whole site as one file, and the texts of a site. */
onBackends((backend) => {
  describe('a site as a file', () => {
    let from: Platform;
    let to: Platform;
    let headers: Record<string, string>;
    let there: Record<string, string>;
    beforeAll(async () => {
      [from, to] = await Promise.all([
        backend.open({
          knownTexts: () => ({ pl: { 'a.b': 'Pożyczka', 'a.c': 'Rata' }, uk: { 'a.b': 'Позика' } }),
        }),
        backend.open({ site: { name: 'empty', entries: [] } }),
      ]);
      [headers, there] = await Promise.all([signIn(from, 'admin'), signIn(to, 'admin')]);
    });
    afterAll(() => Promise.all([from.close(), to.close()]));
    const take = async (platform: Platform, as: Record<string, string>, query = '') =>
      (await ask(platform, `${path}${query}`, { headers: as })).body.data as SiteFile;
    const bring = (payload: object): Promise<Answer> => ask(to, path, { payload, headers: there });
    const wish = (site: SiteFile, more: object = {}) => ({
      site,
      publish: true,
      replace: false,
      dry_run: false,
      ...more,
    });
    const resultOf = ({ body }: Answer) => body.data as SiteImportResult;

    test('[issue 13] what was deleted and is brought in again counts its versions on', async () => {
      const entries = [{ kind: 'page', key: 'again', data: pageData('again') }];
      const site = { name: 'again', entries } as SiteFile;
      const page = '/v2/system/manage/pages/again';
      const versionOf = async () =>
        ((await ask(to, page, { headers: there })).body.data as { version: number }).version;
      await bring(wish(site, { publish: false }));
      await ask(to, page, { method: 'DELETE', headers: there });
      await bring(wish(site, { publish: false }));
      expect(await versionOf()).toBe(2);
      await ask(to, page, { method: 'DELETE', headers: there });
    });

    test('[issue 6] what one platform gives, another takes; then both give the same', async () => {
      const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0a5' } })
        .jpeg()
        .toBuffer();
      const sent = await sendParts(from, '/v2/system/manage/media', multipart(filePart(bytes, 'a.jpg')), {
        headers,
      });
      const file = sent.body.data as MediaFile;
      const image = { src: file.src, alt: 'Biuro', width: 400, height: 200 };
      const data = {
        ...pageData('with-media'),
        blocks: [{ id: 'p', type: 'image', version: 1, props: { image } }],
      };
      await ask(from, '/v2/system/manage/pages', { payload: { key: 'with-media', data }, headers });
      await ask(from, '/v2/system/manage/pages/with-media/publish', { method: 'POST', headers });

      const site = await take(from, headers, '?name=demo&media=true');
      expect([site.name, site.media?.map(({ id }) => id)]).toEqual(['demo', [file.id]]);
      const count = site.entries.length;
      const dry = resultOf(await bring(wish(site, { dry_run: true })));
      expect(dry).toMatchObject({ added: count, changed: 0, same: 0, pictures: 1, published: false });
      expect((await take(to, there)).entries).toEqual([]);

      expect(resultOf(await bring(wish(site)))).toMatchObject({ added: count, pictures: 1, published: true });
      expect((await take(to, there)).entries).toEqual((await take(from, headers)).entries);
      expect((await to.app.inject({ url: file.src })).statusCode).toBe(200);
      expect(resultOf(await bring(wish(site)))).toMatchObject({
        added: 0,
        changed: 0,
        same: count,
        pictures: 0,
      });
    });

    test('a file says what main language it brings, and it alone decides', async () => {
      const language = (locale: string, is_default: boolean) => ({
        kind: 'language',
        key: locale,
        data: {
          ...{ id: locale, title: locale, short_title: locale, selftitle: locale },
          ...{ is_default, locale, code: locale },
        },
      });
      const file = (...entries: object[]) => ({ name: 'main', entries }) as SiteFile;
      const dry = async (site: SiteFile, more: object = {}) =>
        resultOf(await bring(wish(site, { dry_run: true, ...more })));
      const slovak = file(language('sk', true));
      expect((await dry(slovak)).main_language).toEqual({ from: 'pl', to: 'sk' });
      // As drafts it changes nothing, and neither does a language that is not the default one.
      expect(await dry(slovak, { publish: false })).not.toHaveProperty('main_language');
      expect(await dry(file(language('sk', false)))).not.toHaveProperty('main_language');

      expect(resultOf(await bring(wish(slovak))).main_language).toEqual({ from: 'pl', to: 'sk' });
      const ticked = async () =>
        (await take(to, there)).entries.flatMap(({ kind, key, data }) =>
          kind === 'language' && (data as { is_default: boolean }).is_default ? [key] : [],
        );
      expect(await ticked()).toEqual(['sk']);
      const both = file(language('cs', true), language('pl', true));
      expect(await bring(wish(both))).toMatchObject({
        status: 409,
        body: { error: { reason: 'language.several-defaults' } },
      });
      await bring(wish(file(language('pl', true), language('cs', false))));
      expect(await ticked()).toEqual(['pl']);
    });

    test('pictures that neither the file nor the library has are counted, and the checks name their places', async () => {
      const src = '/media/library/00000000-0000-4000-8000-000000000000/1600.webp';
      const image = { src, alt: 'Biuro', width: 400, height: 200 };
      const data = {
        ...pageData('gap'),
        blocks: [{ id: 'p', type: 'image', version: 1, props: { image } }],
      };
      const site = { name: 'gap', entries: [{ kind: 'page', key: 'gap', data }] } as SiteFile;
      const dry = resultOf(await bring(wish(site, { dry_run: true })));
      expect(dry).toMatchObject({ pictures: 0, pictures_missing: 1 });
      const payload = { kind: 'page', key: 'gap', data };
      const checked = await ask(to, '/v2/system/manage/check', { payload, headers: there });
      expect(checked.body.data).toEqual([
        expect.objectContaining({
          rule: 'picture-missing',
          level: 'warning',
          block_id: 'p',
          path: '/image/src',
        }),
      ]);
    });

    test('[issue 6] as drafts nothing goes live; replacing takes off what the file lacks', async () => {
      const page = { kind: 'page', key: 'arrived', data: pageData('arrived', 'Nowa') };
      const site = { name: 'one', entries: [page] };
      const live = async () => (await take(to, there)).entries.length;
      const before = await live();
      expect(resultOf(await bring(wish(site, { publish: false })))).toMatchObject({
        added: 1,
        published: false,
      });
      expect(await live()).toBe(before);
      const dry = resultOf(await bring(wish(site, { replace: true, dry_run: true })));
      expect(dry).toMatchObject({ same: 1, taken_off: before });
    });

    test('a file with anything wrong changes nothing', async () => {
      const before = await take(to, there);
      const entries = [
        { kind: 'page', key: 'good', data: pageData('good') },
        { kind: 'page', key: 'bad', data: { alias: 'bad' } },
        { kind: 'nonsense', key: 'x', data: {} },
        { kind: 'menu', key: 'main', data: [] },
      ];
      const answer = await bring(wish({ name: 'broken', entries }));
      expect([answer.status, answer.body.error?.code]).toEqual([422, 'invalid_content']);
      expect(Object.keys(answer.body.error?.fields ?? {}).join()).toMatch(/nonsense x/);
      expect(await take(to, there)).toEqual(before);
      expect((await ask(to, '/v2/system/manage/pages/good', { headers: there })).status).toBe(404);
    });

    test('pages of a file are held to what a write of a page is held to', async () => {
      const block = { id: 'p', type: 'text', version: 1, props: { text: 'Hallo' } };
      const page = { ...pageData('held'), locales: { de: { title: 'Titel' } } };
      const main = {
        kind: 'language',
        key: 'de',
        data: {
          ...{ id: 'de', title: 'German', short_title: 'DE', selftitle: 'Deutsch' },
          ...{ is_default: true, locale: 'de', code: 'de' },
        },
      };
      const entry = (data: object) => ({ kind: 'page', key: 'held', data });
      const bringPage = (data: object) =>
        bring(wish({ name: 'held', entries: [main, entry(data)] } as SiteFile, { publish: false }));

      const refused = await bringPage({
        ...page,
        blocks: [{ ...block, visibility: { from: '2026-12-01' } }],
      });
      expect([refused.status, Object.keys(refused.body.error?.fields ?? {})]).toEqual([
        422,
        ['page held: /blocks/0/visibility'],
      ]);

      expect(
        (await bringPage({ ...page, blocks: [{ ...block, locales: { de: { '/text': 'Guten Tag' } } }] }))
          .status,
      ).toBe(200);
      const { draft } = (await ask(to, '/v2/system/manage/pages/held', { headers: there })).body.data as {
        draft: unknown;
      };
      expect(draft).toEqual({
        ...pageData('held', 'Titel'),
        blocks: [{ ...block, props: { text: 'Guten Tag' } }],
      });
    });

    test('[sec 16] is for admins', async () => {
      const publisher = await signIn(to, 'publisher');
      const answers = await Promise.all([
        ask(to, path, { headers: publisher }),
        ask(to, path, { payload: {}, headers: publisher }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    });

    test('[issue 6] the texts report names what a language lacks, what editors wrote and what nobody asks for', async () => {
      await ask(from, '/v2/system/manage/texts', {
        payload: { key: 'studio', locale: 'uk', data: { 'a.b': 'Кредит', 'old.key': 'Старе' } },
        headers,
      });
      const report = async (query: string) =>
        (await ask(from, `/v2/system/manage/texts-report?locale=uk&${query}`, { headers })).body
          .data as TextRow[];
      expect((await report('state=missing')).map(({ key, source }) => [key, source])).toContainEqual([
        'a.c',
        'Rata',
      ]);
      expect(await report('q=%D0%BA%D1%80%D0%B5%D0%B4%D0%B8%D1%82')).toMatchObject([
        {
          key: 'a.b',
          state: 'written',
          source: 'Pożyczka',
          standard: 'Позика',
          written: 'Кредит',
          live: false,
        },
      ]);
      expect((await report('state=unknown')).map(({ key }) => key)).toContain('old.key');
    });
  });
});
