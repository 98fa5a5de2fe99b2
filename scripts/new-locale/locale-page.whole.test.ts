import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createContentSource } from '#engine/content/source.ts';
import { createFormCompiler } from '#engine/forms/form-compiler.ts';
import { createSanitiser } from '#engine/html/sanitiser.ts';
import { createTranslator } from '#engine/i18n/translator.ts';
import { allTexts } from '#engine/resolve/all-texts.ts';
import { createEngine } from '#engine/resolve/resolve-visit.ts';
import { handlersOf } from '#fake/handlers.ts';
import { samplesOf } from '#fake/samples.ts';
import { noSwitches } from '#fake/switches.ts';
import { toClientPlan } from '#renderer/server/client-plan.ts';
import { renderDocument } from '#renderer/server/render-document.ts';
import { calls } from '#schemas/calls.ts';
import { readConfig } from '#server/config/read-config.ts';
import { refuseCode } from '#server/platform/base/codes/wrong-code.ts';
import { writeMessage } from '#server/platform/base/messages/write-message.ts';
import { ruleText } from '#server/platform/content/forms/rule-texts.ts';
import type { SiteExport } from '#server/platform/content/seed.ts';
import { shopSite } from '#server/platform/content/sites/index.ts';
import { defaultForms } from '#server/platform/customers/account/default-forms/default-forms.ts';
import { personLanguageOf } from '#server/platform/http/person-texts.ts';
import { defaultSteps } from '#server/platform/lending/steps/default-steps.ts';
import { createWebHost } from '#server/web/host.ts';
import { createLogger } from '#server/web/logger.ts';
import { httpTransport } from '#server/web/upstream/http-transport.ts';
import { createUpstream } from '#server/web/upstream/upstream.ts';
import { registry } from '#widgets/index.ts';
import { builtInWords, pseudoLocale as locale } from './pseudo-room.ts';

/* The whole product with a fifth language: each room gets its words through the function that its glob feeds. */
const room = vi.hoisted(() => async (name: string) => (await import('./pseudo-room.ts')).pseudoRoom(name));
vi.mock('#engine/i18n/room.ts', async () => ({ engineRoom: await room('engine/i18n') }));
vi.mock('#ui/forms/room.ts', async () => ({ formsRoom: await room('ui/forms') }));
vi.mock('#widgets/room.ts', async () => ({ widgetsRoom: await room('widgets') }));
vi.mock('#server/platform/http/room.ts', async () => ({ platformRoom: await room('server/platform/http') }));

const platformUrl = 'http://platform.invalid';
const product = 'loan';
/** Anything the content says is no interface word. */
let content = '';
let address: string;
let close: () => Promise<void>;
const failures: unknown[] = [];
beforeAll(async () => {
  ({ address, close } = await openProduct());
});
afterAll(() => close());

const language = {
  kind: 'language',
  key: locale,
  data: {
    id: '7d9f0f5e-33f1-4a5e-9a53-0f5ad3a1c111',
    code: locale,
    title: 'czeski',
    locale,
    selftitle: 'čeština',
    is_default: false,
    short_title: 'CS',
  },
} as const;

async function openProduct() {
  const site: SiteExport = { ...shopSite, entries: [...shopSite.entries, language] };
  content = JSON.stringify(site);
  const fakes = setupServer(
    ...handlersOf(calls, {
      product,
      origin: platformUrl,
      samples: samplesOf(site),
      switches: () => noSwitches,
    }),
  );
  fakes.listen({ onUnhandledRequest: 'bypass' });
  const upstream = createUpstream(platformUrl);
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', PLATFORM_URL: platformUrl });
  const shell = { beforeLang: '', beforeHead: '', beforeBody: '', afterBody: '', fonts: [] };
  const host = await createWebHost({
    config,
    logger: createLogger(config),
    engine: createEngine({
      source: createContentSource({
        transport: httpTransport({ upstream, timeoutMs: 10_000 }),
        product,
        freshness: 'token',
        timeoutMs: 10_000,
        now: Date.now,
        log: { warn: () => undefined },
      }),
      registry,
      sanitise: (await createSanitiser()).clean,
      forms: createFormCompiler(),
      queryTimeoutMs: 10_000,
      devPages: true,
      onFailure: (failure) => failures.push(failure),
      onDegraded: (what, error) => failures.push([what, error]),
    }),
    renderer: {
      document: async ({ plan }) => {
        if (!plan) throw new Error('A problem without a plan has no screen.');
        const { body } = renderDocument(plan, { registry, shell, viewChunks: () => [] });
        return { status: plan.status, body, scriptHashes: [], scriptHosts: [], styleHashes: [] };
      },
      clientPlan: (plan) => toClientPlan(plan, registry).plan,
    },
    platform: { kind: 'remote', upstream },
    assetsDir: '/nonexistent',
    publicDir: '/nonexistent',
    onContentChange: () => undefined,
    isWarm: () => true,
  });
  return {
    address: await host.app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await host.close();
      fakes.close();
    },
  };
}

/** Whether editors wrote it, alone or as a piece of their HTML. */
const isContent = (text: string): boolean =>
  content.includes(JSON.stringify(text)) || content.includes(`>${text}<`);

/** Texts and labels a person meets in a document. */
function seen(html: string): string[] {
  const body = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '').replace(/<!--.*?-->/gs, '');
  const labels = [...body.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  return [...body.split(/<[^>]*>/), ...labels]
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

const ask = (path: string, cookie = '') =>
  fetch(address + path, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' });

test('[issue 15] a page in a language of files alone has no interface word of another one', async () => {
  for (const path of ['/cs', '/cs/signin', '/cs/signup', '/cs/faq', '/cs/posts', '/cs/nowhere']) {
    const page = await ask(path);
    const html = await page.text();
    expect([path, page.status]).toEqual([path, path.endsWith('nowhere') ? 404 : 200]);
    expect(html).toContain('"locale":"cs"');
    const texts = seen(html);
    expect([path, texts.filter((text) => text.includes('⟦')).length > 5]).toEqual([path, true]);
    const wrong = texts.filter((text) => builtInWords.has(text) && !isContent(text));
    expect([path, wrong]).toEqual([path, []]);
  }
  expect(failures).toEqual([]);
});

test('[issue 15] its Plan brings the words of that language alone to the browser, those of this page only', async () => {
  const html = await (await ask('/cs/signin')).text();
  const [, json = ''] =
    /<script type="application\/json" id="mozaika-plan">(.*?)<\/script>/s.exec(html) ?? [];
  const { plan } = JSON.parse(json) as { plan: { texts: { changed: Record<string, string> } } };
  const texts = Object.entries(plan.texts.changed);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter(([, text]) => !text.startsWith('⟦') && !isContent(text))).toEqual([]);
  expect(texts.filter(([key]) => key.startsWith('loan-calculator.'))).toEqual([]);
});

test('[issue 15] plurals are those of the language, in the page and in what the platform says', async () => {
  const t = createTranslator(locale, [allTexts(registry, locale, {})]);
  const forms = [1, 3, 5, 22].map((count) => t('contract-details.days-left', { count }));
  expect(forms.map((text) => /⟦(\w+) [^\d]*(\d+)/.exec(text)?.slice(1))).toEqual([
    ['one', '1'],
    ['few', '3'],
    ['other', '5'],
    ['other', '22'],
  ]);
  const refusals = [1, 3, 5].map((left) => refuseCode(locale, left).message);
  expect(refusals.map((text) => /⟧ ⟦(\w+) /.exec(text)?.[1])).toEqual(['one', 'few', 'other']);
});

test('[issue 15] the platform speaks it to whoever asks for it, in forms, messages and refusals', async () => {
  expect(personLanguageOf({ query: {}, headers: { 'accept-language': 'cs-CZ, en;q=0.8' } })).toBe('cs');
  expect(ruleText('cs', 'required')).toMatch(/^⟦/);
  const { subject, text } = writeMessage(
    {
      channel: 'email',
      to: 'x@example.com',
      template: 'login-link',
      locale: 'cs',
      values: { link: 'https://a.example' },
    },
    'Mozaika',
  );
  expect([subject, text]).toEqual([
    expect.stringMatching(/^⟦.*Mozaika⟧$/),
    expect.stringContaining('https://a.example'),
  ]);
  const forms = [...Object.values(defaultForms), ...Object.values(defaultSteps)].map((form) => form('cs'));
  const titles = forms.flatMap(({ title, button_text, groups }) => [
    title,
    button_text,
    ...groups.flatMap(({ fields }) => fields.flatMap(({ title: of, hint }) => [of, hint])),
  ]);
  expect(titles.filter((one) => typeof one === 'string' && !one.startsWith('⟦'))).toEqual([]);
  expect(titles.length).toBeGreaterThan(60);
});
