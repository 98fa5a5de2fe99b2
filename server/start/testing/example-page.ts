import type { Plan, PlanBlock } from '#engine/plan.ts';
import type { BlockContext } from '#engine/resolve/block-context.ts';
import { createQueryRunner } from '#engine/resolve/query-runner.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { Texts } from '#schemas/texts.ts';
import { registry } from '#widgets/index.ts';

/** Language of the examples. */
export const exampleLocale = 'pl';
/** Words of all widgets in it. */
export const exampleTexts: Texts = Object.assign(
  {},
  ...registry.widgets.map((widget) => widget.texts[exampleLocale] ?? {}),
);

/** Examples bring their own data: reading content would mean that something stored is looked at. */
const noContent = () => Promise.reject(new Error('an example read stored content; give it `data`'));
const contentOfNobody = new Proxy(
  { locale: exampleLocale },
  { get: (own, name) => (name === 'locale' ? own.locale : noContent) },
) as BlockContext['query']['content'];

/** What it takes to resolve examples: nothing stored is read, and a block that is left out fails the test. */
export function exampleContext(
  sanitise: BlockContext['sanitise'],
  exampleData: NonNullable<BlockContext['exampleData']>,
): BlockContext {
  return {
    page: 'examples',
    query: {
      content: contentOfNobody,
      forms: { form: noContent },
      customer: {
        self: noContent,
        status: noContent,
        authGroups: noContent,
        demoAccounts: () => null,
        call: () => sampleRef(),
      },
      lending: { read: noContent },
      locale: exampleLocale,
      path: '/',
      params: {},
      parameter: () => null,
      parameters: () => [],
      today: '2026-11-21',
    },
    visitor: {
      nowMs: 0,
      subject: async () => ({ kind: 'anonymous' }),
      channel: () => null,
      changesAt: () => undefined,
    },
    subject: async () => ({ kind: 'anonymous' }),
    hasEndedContract: async () => false,
    run: createQueryRunner(1000),
    sanitise,
    fail: ({ blockId, message }) => {
      throw new Error(`${blockId}: ${message}`);
    },
    exampleData,
  };
}

/** A Plan of these blocks alone, for somebody without an account. */
export const examplePlan = (main: PlanBlock[]): Plan => ({
  url: '/',
  path: '/',
  route: '/',
  params: {},
  locale: exampleLocale,
  languages: [],
  status: 200,
  alias: 'examples',
  today: '2026-01-15',
  timeZone: 'Europe/Warsaw',
  layout: 'empty',
  head: { title: '', heading: '', tags: [] },
  regions: { header: [], main, footer: [] },
  texts: exampleTexts,
  snippets: { head: '', bodyBegin: '', bodyEnd: '', scriptHashes: [], scriptHosts: [] },
  theme: { css: '', hash: '', ground: { light: '', dark: '' } },
  session: { signedIn: false },
  failures: [],
});
