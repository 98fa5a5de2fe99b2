import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSanitiser } from '#engine/html/sanitiser.ts';
import { createTranslator } from '#engine/i18n/translator.ts';
import type { PlanBlock } from '#engine/plan.ts';
import { allTexts } from '#engine/resolve/all-texts.ts';
import { resolveBlocks } from '#engine/resolve/resolve-blocks.ts';
import { createTextLoader } from '#renderer/browser/text-loader.ts';
import { toClientPlan } from '#renderer/server/client-plan.ts';
import { textsOfBlock } from '#renderer/server/plan-texts.ts';
import { blockHtml } from '#renderer/server/static-html.tsx';
import { allTextFiles, type BuiltTexts, sourceOf, textFilesOf } from '#renderer/server/text-files.ts';
import { mayWake } from '#renderer/server/text-sets.ts';
import { type ClientPlan, type LiveBlock, liveBlocks } from '#renderer/tree/client-plan.ts';
import { pageInfo } from '#renderer/tree/page-info.ts';
import { builtInLocales } from '#schemas/locales/built-in.ts';
import type { Texts } from '#schemas/texts.ts';
import { registry } from '#widgets/index.ts';
import { exampleContext, examplePlan } from './testing/example-page.ts';

const files = allTextFiles(registry);
const everyFile: BuiltTexts = new Set(files.keys());
const waking = registry.widgets.filter(mayWake);
const types = waking.map(({ type }) => type);

/** A file as the browser gets it: a module. */
const modules = new Map<string, Promise<Texts>>();
const fetchTexts = (address: string): Promise<Texts> => {
  const file = files.get(address);
  if (!file) throw new Error(`${address} was not built.`);
  const module = modules.get(address) ?? import(`data:text/javascript,${encodeURIComponent(sourceOf(file))}`);
  modules.set(address, module);
  return module.then((exported) =>
    'default' in exported ? (exported.default as unknown as Texts) : exported,
  );
};

const block = (type: string): PlanBlock => ({
  id: type,
  type,
  hydrate: 'load',
  props: {},
  data: {},
  slots: {},
  first: false,
});

/** What the site says of its own, in a language, on a page of these widgets. */
interface Page {
  readonly locale: string;
  readonly own?: Texts;
  readonly types?: readonly string[];
  readonly built?: BuiltTexts;
}

/** The Plan as it travels, and all texts the server has. */
function pageOf({ locale, own = {}, types: wanted = types, built = everyFile }: Page) {
  const texts = allTexts(registry, locale, own);
  const sent = toClientPlan({ ...examplePlan(wanted.map(block)), locale, texts }, registry, built).plan;
  return { texts, plan: JSON.parse(JSON.stringify(sent)) as ClientPlan };
}

/** Texts that are other in the browser than on the server, of one block that is alone on its page. */
async function differences(page: Page & { readonly type: string }) {
  const { texts, plan } = pageOf({ ...page, types: [page.type] });
  const loader = createTextLoader(fetchTexts);
  loader.enter(plan);
  const [one] = liveBlocks(plan) as [LiveBlock];
  await Promise.all([loader.load(plan), loader.load(one)]);
  const served = createTranslator(page.locale, [textsOfBlock(one, texts, registry)]);
  const words = loader.t(one);
  return [...new Set([...Object.keys(texts), ...Object.keys(allTexts(registry, page.locale, {}))])].filter(
    (key) => words(key) !== served(key),
  );
}

describe('[issue 16] texts of the browser', () => {
  // `de` and `en-GB` have no tables of their own: they read files of others.
  test.each([...builtInLocales, 'de', 'en-GB'])(
    'in %s are those the server renders with, for each widget',
    async (locale) => {
      for (const type of types) expect([type, await differences({ type, locale })]).toEqual([type, []]);
    },
  );

  test.each([...builtInLocales, 'de', 'en-GB'])('in %s stand in files and not in the page', (locale) => {
    const { plan } = pageOf({ locale });
    expect(plan.texts.changed).toEqual({});
    expect(Object.keys(plan.texts.files)).toEqual(['', ...types.toSorted()]);
  });

  test('stand once: no two files of a language have a key in common', () => {
    for (const locale of builtInLocales) {
      const keys = textFilesOf(registry, locale).flatMap(({ texts }) => Object.keys(texts));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('that editors changed travel with the page, those of its blocks alone', async () => {
    const own = { 'form.next': 'Naprzód', 'tabs.label': 'Karty', 'runtime.close': 'Zamykam' };
    const { plan } = pageOf({ locale: 'pl', own, types: ['signin'] });
    expect(plan.texts.changed).toEqual({ 'form.next': 'Naprzód', 'runtime.close': 'Zamykam' });
    expect(await differences({ locale: 'pl', own, type: 'signin' })).toEqual([]);
  });

  test('that went away because an editor’s form replaces a borrowed text are named as gone', async () => {
    const own = { 'runtime.close_few': 'Zu' };
    const { plan } = pageOf({ locale: 'de', own, types: ['signin'] });
    expect(plan.texts.changed).toEqual({ 'runtime.close_few': 'Zu', 'runtime.close': null });
    expect(await differences({ locale: 'de', own, type: 'signin' })).toEqual([]);
  });

  test('[law] whatever editors change, and whatever was built, the browser says what the server does', async () => {
    const locales = [...builtInLocales, 'de', 'en-GB'];
    const keys = Object.keys(allTexts(registry, 'pl', {}));
    const key = fc.oneof(
      fc.constantFrom(...keys),
      // A form that the language has not, or one of a text it borrows.
      fc
        .tuple(fc.constantFrom(...keys), fc.constantFrom('one', 'few', 'other', 'two'))
        .map(([base, form]) => `${base.replace(/_(one|few|many|other)$/, '')}_${form}`),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          locale: fc.constantFrom(...locales),
          own: fc.dictionary(key, fc.string(), { maxKeys: 30 }),
          type: fc.constantFrom(...types),
          built: fc.subarray([...everyFile]).map((some): BuiltTexts => new Set(some)),
        }),
        async (page) => {
          expect(await differences(page)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('[issue 16] a view asks for no text that its widget does not name', async () => {
  const sanitiser = await createSanitiser();
  const texts = allTexts(registry, 'pl', {});

  test.each(waking)('$type', async (widget) => {
    const blocks = widget.examples.map((example) => ({
      id: example.name,
      type: widget.type,
      version: widget.version,
      props: { ...example.props },
    }));
    const data = new Map(widget.examples.map(({ name, data = {} }) => [name, data] as const));
    const unnamed = new Set<string>();
    const main = await resolveBlocks(blocks, {
      registry,
      context: exampleContext(sanitiser.clean, data),
    });
    for (const one of main) {
      const live: LiveBlock = { ...one, kind: 'live', slots: {} };
      const named = textsOfBlock(live, texts, registry);
      const t = createTranslator('pl', [named]);
      const noted = (key: string, values?: Parameters<typeof t>[1]) => {
        const text = t(key, values);
        if (text === key && createTranslator('pl', [texts])(key, values) !== key) unnamed.add(key);
        return text;
      };
      blockHtml(one, {}, { page: pageInfo(examplePlan(main), noted), registry });
    }
    expect([...unnamed]).toEqual([]);
  });
});
