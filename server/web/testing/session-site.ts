import type { Platform } from '../host-options.ts';
import { fakeAccounts } from './fake-accounts.ts';
import { fakeBrowser } from './fake-browser.ts';
import { startFakeHost } from './fake-host.ts';
import { type PlatformHandler, startFakePlatform } from './fake-platform.ts';
import { pageOutcome } from './sample-outcome.ts';

const login = '/v2/loan/user/login';

/**
 * A host with real sessions over a fake account platform, whose page says who visits. The edge and the platform share the
 * clock of `accounts.now`.
 */
export async function startSessionSite(
  kind: Platform['kind'],
  closers: (() => unknown)[],
  handler?: PlatformHandler,
) {
  const accounts = fakeAccounts();
  const [platform, seen] = await startFakePlatform(kind, handler ?? accounts.handler, closers);
  const fake = await startFakeHost({
    platform,
    realSessions: true,
    now: () => accounts.now,
    needsSignInAgain: (url) => url.startsWith('/dashboard'),
    resolve: ({ session, url }) => {
      const visitor = session.kind === 'anonymous' && session.ended ? 'somebody again' : 'nobody';
      const name = session.kind === 'customer' ? (session.firstName ?? 'customer') : visitor;
      const head = { title: `Hello ${name}`, heading: '', tags: [] };
      return pageOutcome(url, { shared: session.kind === 'anonymous' }, { head });
    },
  });
  closers.push(() => fake.host.close());
  const openBrowser = () => fakeBrowser(fake.ask);
  const signIn = async () => {
    const browser = openBrowser();
    await browser.post(login, { email: 'anna@example.com', password: 'right' });
    return browser;
  };
  return { accounts, seen, fake, openBrowser, signIn };
}
