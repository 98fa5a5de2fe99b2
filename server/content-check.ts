import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { checkDocument } from '#engine/content-check/check-document.ts';
import type { Finding } from '#engine/content-check/finding.ts';
import { isRecord } from '#registry/is-record.ts';
import type { PageDocument } from '#schemas/page.ts';
import { registry } from '#widgets/index.ts';
import type { Config } from './config/config.ts';
import { sites } from './platform/content/sites/index.ts';
import { contentEntry } from './platform/content/tables.ts';
import type { Log } from './platform/database/database.ts';
import { openDatabase } from './platform/database/open-database.ts';

export interface ContentCheck {
  /** How many documents were looked at: drafts and live versions count apart. */
  readonly checked: number;
  /** Where they came from, for people. */
  readonly source: string;
  readonly findings: readonly Finding[];
}

/**
 * Checks every stored page, draft and live, against the registry. Where nothing is stored yet it checks the demo content
 * that the first start would store.
 * @throws Error when the content is kept by an outside platform, or the database cannot be opened
 */
export async function checkStoredContent(config: Config, log: Log): Promise<ContentCheck> {
  if (config.platformUrl !== undefined)
    throw new Error(`The content is kept by ${config.platformUrl}; check it there, or unset PLATFORM_URL.`);
  const stored = await readStoredPages(config, log);
  const pages = stored.length > 0 ? stored : seededPages(config);
  const where = config.databaseUrl === undefined ? config.dataDir : 'the database';
  return {
    checked: pages.length,
    source: stored.length > 0 ? where : `the demo content of the site "${config.site}"`,
    findings: pages.flatMap((page) => checkDocument(page, registry)),
  };
}

async function readStoredPages(config: Config, log: Log): Promise<PageDocument[]> {
  const { dataDir, databaseUrl } = config;
  // A check must not leave a database behind where none was.
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database'))) return [];
  const database = await openDatabase({ dataDir, log, ...(databaseUrl !== undefined && { databaseUrl }) });
  try {
    const rows = await database.orm.select().from(contentEntry).where(eq(contentEntry.kind, 'page'));
    return rows.flatMap(({ draft, published, version, publishedVersion }) =>
      (version === publishedVersion ? [published] : [draft, published]).filter(isPage),
    );
  } finally {
    await database.close();
  }
}

function seededPages(config: Config): PageDocument[] {
  const entries = sites.get(config.site)?.entries ?? [];
  return entries
    .filter(({ kind }) => kind === 'page')
    .map(({ data }) => data)
    .filter(isPage);
}

/** The platform checked the shape when it stored the page; null is what is not live. */
function isPage(data: unknown): data is PageDocument {
  return isRecord(data) && Array.isArray(data['blocks']);
}
