import { resolve } from 'node:path';
import { checkWords } from '#engine/content-check/check-words.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import type { EntryKey, Wanted } from '#server/platform/content/checks/asked-entries.ts';
import type { CheckContent } from '#server/platform/content/checks/content-checks.ts';
import type { ScriptWeights } from '../weigh-scripts.ts';
import type { CheckAnswer, CheckTask } from './check-task.ts';
import { createThread, idleMs, TaskTimeout, type Thread } from './thread.ts';

/** The largest body a call takes, 2 MB, needs a tenth of this. From its source the thread takes that long to start. */
const timeoutMs = 30_000;
const unbuiltTimeoutMs = 240_000;

/**
 * The thread that checks long content: its rules read whole pages in every language, which must not keep visitors waiting.
 * @param development the source itself, not its build
 */
export function openCheckThread(development: boolean): Thread<CheckTask, CheckAnswer> {
  const file = development ? 'server/start/threads/check-worker-unbuilt.ts' : 'dist/server/check-worker.mjs';
  return createThread({ file: resolve(file), timeoutMs: development ? unbuiltTimeoutMs : timeoutMs, idleMs });
}

/**
 * Checks in a thread. The site's entries stay here: the thread says which ones the rules asked for, and goes over the body again with
 * what there is of them (ADR 0080). A body that takes too long or too much memory has that as its one error.
 */
export function checkIn(thread: Thread<CheckTask, CheckAnswer>, scripts: () => ScriptWeights): CheckContent {
  return async (entry, { entries, ...site }, language) => {
    const asked = new Map<string, Wanted>();
    const found: EntryKey[] = [];
    const task = { entry, language, site, kinds: [...entries.keys()], scripts: scripts() };
    try {
      for (;;) {
        const { findings, wanted } = await thread.run({ ...task, asked, found });
        if (wanted.size === 0) return findings;
        for (const [kind, keys] of wanted) {
          asked.set(kind, both(asked.get(kind), keys));
          found.push(...lookUp(entries, kind, keys));
        }
      }
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      const t = checkWords(language);
      return [tooMuch(t('check.too-much'), t('check.too-much-cure'))];
    }
  };
}

const both = (before: Wanted | undefined, now: Wanted): Wanted =>
  before === 'all' || now === 'all' ? 'all' : new Set([...(before ?? []), ...now]);

function lookUp(entries: SiteFacts['entries'], kind: string, keys: Wanted): EntryKey[] {
  const ofKind = entries.get(kind);
  const pairs =
    keys === 'all' ? [...(ofKind ?? [])] : [...keys].map((key) => [key, ofKind?.get(key)] as const);
  return pairs.flatMap(([key, live]) => (live === undefined ? [] : [{ kind, key, live }]));
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof TaskTimeout ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');

const tooMuch = (message: string, cure: string): Finding => ({
  rule: 'too-much',
  level: 'error',
  path: '',
  message,
  cure,
});
