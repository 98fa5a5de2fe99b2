import { type ContentToCheck, checkContent } from '#engine/content-check/check-content.ts';
import { type CheckLanguage, checkWords } from '#engine/content-check/check-words.ts';
import { readHtmlOnce } from '#engine/content-check/read-html.ts';
import type { Registry } from '#registry/registry.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import {
  createAskedEntries,
  type EntryKey,
  type Wanted,
} from '#server/platform/content/checks/asked-entries.ts';
import { type ScriptWeights, weighScriptsBy } from '../weigh-scripts.ts';

/** What a thread is handed to check one body. */
export interface CheckTask {
  readonly entry: ContentToCheck;
  readonly language: CheckLanguage;
  /** The site but for its entries, which may be many and are looked up where they are. */
  readonly site: Omit<SiteFacts, 'entries'>;
  /** Kinds the site has entries of. */
  readonly kinds: readonly string[];
  /** What was asked for in earlier rounds, and what there was of it. */
  readonly asked: ReadonlyMap<string, Wanted>;
  readonly found: readonly EntryKey[];
  readonly scripts: ScriptWeights;
}

export interface CheckAnswer {
  readonly findings: readonly Finding[];
  /** Entries the rules asked for and were not told of: with any of them the findings are not final. */
  readonly wanted: ReadonlyMap<string, Wanted>;
}

/** Does one task. Definitions of forms are compiled elsewhere, and are no task. */
export async function runCheckTask(registry: Registry, task: CheckTask): Promise<CheckAnswer> {
  const known = createAskedEntries(task.kinds);
  known.learn(task.asked, task.found);
  const findings = await checkContent(task.entry, {
    registry,
    site: { ...task.site, entries: known.entries },
    locale: task.language,
    t: checkWords(task.language),
    read: readHtmlOnce(),
    weighScripts: weighScriptsBy(task.scripts),
    compileForm: () => Promise.reject(new Error('forms are not checked in this thread')),
  });
  return { findings, wanted: known.takeWanted() };
}
