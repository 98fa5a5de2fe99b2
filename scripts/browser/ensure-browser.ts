import { browserCandidates } from './find-browser.ts';

/** A browser that starts, or why there is none. */
export type BrowserResult =
  | { readonly path: string; readonly version: string }
  | { readonly path: null; readonly reason: string };

/** A way to get a browser. @returns why it could not, in a few words; null when it did */
export interface BrowserSource {
  readonly name: string;
  readonly fetch: () => Promise<string | null>;
}

export interface BrowserSearch {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Starts a program as tests do. @returns its version; null when it does not start */
  readonly tryStart: (program: string) => Promise<string | null>;
  /** The preferred one first; asked for only where no browser is installed. */
  readonly sources: () => readonly BrowserSource[];
  /** Told what is being fetched, and what came of it. */
  readonly log: (line: string) => void;
}

/**
 * Oldest release that all browser tests have passed in. An older one would fail some of them, which says nothing about the product.
 */
export const oldestChromium = 153;

/**
 * Finds a browser that starts, and fetches one where there is none. A browser is taken only after it has opened a page: a program may be
 * there and lack its libraries, or be a package manager's note about where to get it.
 */
export async function ensureBrowser({ env, tryStart, sources, log }: BrowserSearch): Promise<BrowserResult> {
  const failed = new Map<string, string>();
  const firstThatStarts = async () => {
    for (const path of browserCandidates(env)) {
      if (failed.has(path)) continue;
      const version = await tryStart(path);
      if (version !== null && Number.parseInt(version, 10) >= oldestChromium) return { path, version };
      failed.set(path, version === null ? 'does not start' : `is ${version}, older than ${oldestChromium}`);
      log(`${path} ${failed.get(path)}`);
    }
    return null;
  };
  const installed = await firstThatStarts();
  if (installed) return installed;
  const named = env['CHROMIUM_PATH'];
  // A configured browser is the wanted one: falling back to another would hide the mistake.
  if (named) return { path: null, reason: `CHROMIUM_PATH names ${named}, which ${failed.get(named)}.` };
  const reasons: string[] = [];
  for (const { name, fetch } of sources()) {
    log(`no browser yet: ${name}`);
    const reason = await fetch();
    // What is at a path may be another program now.
    failed.clear();
    const fetched = reason === null ? await firstThatStarts() : null;
    if (fetched) return fetched;
    reasons.push(`${name}: ${reason ?? 'what it brought does not start'}`);
  }
  return {
    path: null,
    reason: `No Chromium was found or fetched (${reasons.join('; ')}): install one, or set CHROMIUM_PATH to its program.`,
  };
}
