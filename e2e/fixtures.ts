import { type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { addProof } from '#scripts/proofs/proved-subjects.ts';
import { test as base } from './support/base-test.ts';
import { hasFailed, keepRequest, notePageState } from './support/page-state.ts';
import { lookUpProof, root, type Subject } from './support/proofs.ts';

export { expect };

/** Where blocks that failed in the browser are told of. */
const blockReportPath = '/_block-report';

const knownArrival = encodeURIComponent(
  JSON.stringify({ channel: 'site', instrument: 'direct', subchannel: 'card', externalId: 'capl0' }),
);

interface Quiet {
  /** Listens to the pages to come of one more browser. */
  watch(context: BrowserContext): void;
  /** Declares a console message, page error or policy violation that this test causes on purpose. */
  expectMessage(pattern: RegExp): void;
  /** Declares one that comes or not, as it happens: say why where it is declared. */
  allowMessage(pattern: RegExp): void;
}

/** Collects everything a browser complains about. A policy violation is a console error in Chromium. */
function watch(page: Page, note: (message: string) => void): void {
  page.on('console', (message: ConsoleMessage) => {
    const isAnew = message.type() === 'debug' && message.text().startsWith('Rendered anew');
    if (message.type() === 'error' || message.type() === 'warning' || isAnew)
      note(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`page error: ${error.message}`));
  // A block that failed in the browser keeps its server HTML and says so to the server alone.
  page.on('request', (request) => {
    keepRequest(page, request);
    if (new URL(request.url()).pathname === blockReportPath) note(`block report: ${request.postData()}`);
  });
}

/** Somebody who has been here before. */
async function rememberVisitor(context: BrowserContext, consentCookie: string | null): Promise<void> {
  // Browsers keep cookies by host, whatever the port: this one is for the servers that tests start, too.
  const place = { domain: '127.0.0.1', path: '/' };
  if (consentCookie !== null)
    await context.addCookies([{ name: 'mozaika-consent', value: consentCookie, ...place }]);
  // What attributes a first visit is a module of its own, and one test's business.
  await context.addCookies([{ name: 'utm-parameters', value: knownArrival, ...place }]);
}

/** What was proved before and has not changed need not be looked at again. */
export interface Proofs {
  /** Whether a subject was proved before as it is now. If not, this test proves it by passing. */
  stands(subject: Subject): Promise<boolean>;
}

interface Visitors {
  proofs: Proofs;
  quiet: Quiet;
  consentCookie: string | null;
  /** One more visitor's page. Only the foremost page of a browser is drawn at full speed: this one is of its own. */
  openPage: () => Promise<Page>;
}

/**
 * Playwright's `test`, with one rule more: a browser that complains fails the test. Hydration warnings, missing files,
 * errors and content-security-policy violations all arrive this way.
 */
export const test = base.extend<Visitors>({
  /**
   * What the visitor said when asked for consent, as the cookie keeps it; null for one who was never asked. The bar would
   * lie over what other tests look at.
   */
  consentCookie: ['1.', { option: true }],
  context: async ({ context, consentCookie }, use) => {
    await rememberVisitor(context, consentCookie);
    await use(context);
  },
  page: async ({ page }, use, info) => {
    await use(page);
    if (hasFailed(info)) await notePageState(page.context().pages(), info);
  },
  proofs: async ({ request, browser }, use, info) => {
    const asked: (readonly [subject: string, digest: string])[] = [];
    await use({
      stands: async (subject) => {
        const { digest, stands } = await lookUpProof(subject, { file: info.file, request, browser });
        if (stands) info.annotations.push({ type: 'proved', description: subject.name });
        else asked.push([subject.name, digest]);
        return stands;
      },
    });
    if (info.status === 'passed')
      for (const [subject, digest] of asked) await addProof(root, subject, digest);
  },
  quiet: [
    // Proofs come first and so end last: what a browser complains about is no proof.
    async ({ context, proofs: _last }, use) => {
      const expected: RegExp[] = [];
      const allowed: RegExp[] = [];
      const messages: string[] = [];
      const watchAll = (visitor: BrowserContext) => {
        const listen = (page: Page) => watch(page, (message) => messages.push(message));
        for (const page of visitor.pages()) listen(page);
        visitor.on('page', listen);
      };
      watchAll(context);
      await use({
        watch: watchAll,
        expectMessage: (pattern) => expected.push(pattern),
        allowMessage: (pattern) => allowed.push(pattern),
      });
      const declared = [...expected, ...allowed];
      const unexpected = messages.filter((message) => !declared.some((pattern) => pattern.test(message)));
      const missing = expected.filter((pattern) => !messages.some((message) => pattern.test(message)));
      expect(
        unexpected,
        'The browser complained. Mend the cause, or declare it with quiet.expectMessage().',
      ).toEqual([]);
      expect(missing.map(String), 'Declared with quiet.expectMessage(), but never seen.').toEqual([]);
    },
    { auto: true },
  ],
  openPage: async ({ browser, quiet, consentCookie }, use, info) => {
    const visitors: BrowserContext[] = [];
    await use(async () => {
      const visitor = await browser.newContext();
      visitors.push(visitor);
      quiet.watch(visitor);
      await rememberVisitor(visitor, consentCookie);
      return visitor.newPage();
    });
    if (hasFailed(info))
      await notePageState(
        visitors.flatMap((visitor) => visitor.pages()),
        info,
      );
    await Promise.all(visitors.map((visitor) => visitor.close()));
  },
});
