import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { createFormCompiler } from '#engine/forms/form-compiler.ts';
import type { EntryRef } from '#schemas/studio/entry-ref.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import { registry } from '#widgets/index.ts';
import type { Config } from './config/config.ts';
import type { Log } from './platform/base/database/database.ts';
import { openDatabase } from './platform/base/database/open-database.ts';
import { checkedKinds } from './platform/content/checks/content-checks.ts';
import { factsOfExport } from './platform/content/checks/facts-of-export.ts';
import { readSiteFacts } from './platform/content/checks/read-site-facts.ts';
import type { SiteExport } from './platform/content/seed.ts';
import { sites } from './platform/content/sites/index.ts';
import { contentEntry } from './platform/content/tables.ts';
import type { EntryBody } from './platform/content/validate.ts';
import { createContentChecker } from './start/content-checker.ts';

/** What was found in one document. */
export interface CheckedEntry extends EntryRef {
  /** The demo site it belongs to; left out for what is stored. */
  readonly site?: string;
  readonly findings: readonly Finding[];
}

export interface ContentCheck {
  /** How many documents were looked at: drafts and live versions count apart. */
  readonly checked: number;
  /** Where they came from, for people. */
  readonly source: string;
  /** Those with something to say about them. */
  readonly entries: readonly CheckedEntry[];
}

/** Bodies, and the site around them. */
interface Content {
  readonly site?: string;
  readonly bodies: readonly EntryBody[];
  readonly facts: SiteFacts;
}

/**
 * Checks everything stored, draft and live, with the rules of the Studio. Where nothing is stored yet it checks the
 * demo content of every site, of which the first start would store one.
 * @throws Error when the content is kept by an outside platform, or the database cannot be opened
 */
export async function checkStoredContent(config: Config, log: Log): Promise<ContentCheck> {
  if (config.platformUrl !== undefined)
    throw new Error(`The content is kept by ${config.platformUrl}; check it there, or unset PLATFORM_URL.`);
  const stored = await readStored(config, log);
  const contents = stored ? [stored] : [...sites.values()].map(demoContent);
  const where = config.databaseUrl === undefined ? config.dataDir : 'the database';
  const check = createContentChecker({ registry, forms: createFormCompiler() });
  const entries = await Promise.all(
    contents.flatMap(({ site, bodies, facts }) =>
      bodies.map(async (body) => {
        const { kind, key, locale } = body;
        const findings = await check(body, facts, 'en');
        return { ...(site !== undefined && { site }), kind, key, locale, findings };
      }),
    ),
  );
  return {
    checked: entries.length,
    source: stored ? where : `the demo sites ${[...sites.keys()].join(' and ')}`,
    entries: entries.filter(({ findings }) => findings.length > 0),
  };
}

async function readStored(config: Config, log: Log): Promise<Content | null> {
  const { dataDir, databaseUrl } = config;
  // A check must not leave a database behind where none was.
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database'))) return null;
  const database = await openDatabase({ dataDir, log, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    const { orm } = database;
    const [rows, facts] = await Promise.all([
      orm
        .select()
        .from(contentEntry)
        .where(inArray(contentEntry.kind, [...checkedKinds])),
      readSiteFacts(orm),
    ]);
    if (rows.length === 0) return null;
    const bodies = rows.flatMap(({ key, locale, draft, published, version, publishedVersion, ...row }) => {
      const kind = checkedKinds.find((name) => name === row.kind);
      if (kind === undefined) return [];
      const versions = version === publishedVersion ? [published] : [draft, published];
      return versions.filter((data) => data !== null).map((data) => ({ kind, key, locale, data }));
    });
    return { bodies, facts };
  } finally {
    await database.close();
  }
}

function demoContent(site: SiteExport): Content {
  const bodies = site.entries
    .filter(({ kind }) => checkedKinds.includes(kind))
    .map(({ kind, key, locale = '', data }) => ({ kind, key, locale, data }));
  return { site: site.name, bodies, facts: factsOfExport(site) };
}
