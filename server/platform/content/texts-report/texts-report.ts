import { asc, eq, sql } from 'drizzle-orm';
import { fallbackLocale } from '#schemas/constants.ts';
import { familyOf } from '#schemas/locales/plural-families.ts';
import type { TextRow, TextState } from '#schemas/studio/texts-report.ts';
import type { Orm } from '../../base/database/database.ts';
import { contentEntry, contentMeta } from '../tables.ts';

/** Texts the program brings along: language -> key -> text. */
export type KnownTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface TextsFilter {
  readonly locale?: string;
  readonly state?: TextState;
  /** Found in the key or in any of the words. */
  readonly q?: string;
  readonly limit: number;
  readonly offset: number;
}

/** Entry that takes words nobody wrote before. */
const newEntry = 'studio';
const none: Readonly<Record<string, string>> = {};

interface Written {
  readonly text: string;
  readonly entry: string;
  readonly live: boolean;
}

/** How every text of the site stands in a language: the program's words, the editors', or nobody's. */
export async function readTextsReport(
  orm: Orm,
  known: KnownTexts,
  { locale: asked, state, q = '', limit, offset }: TextsFilter,
): Promise<{ rows: TextRow[]; total: number; locale: string }> {
  const [meta] = await orm.select().from(contentMeta).where(eq(contentMeta.id, 1));
  const defaultLocale = meta?.defaultLocale ?? fallbackLocale;
  const locale = asked ?? defaultLocale;
  const [own, source] = await Promise.all([
    readWritten(orm, locale),
    locale === defaultLocale ? null : readWritten(orm, defaultLocale),
  ]);
  const standard = textsOf(known, locale);
  const originals = textsOf(known, defaultLocale);
  const fallback = textsOf(known, 'pl');
  // Languages need different plural forms: one lacks a text when it lacks all of its forms.
  const present = new Set([...Object.keys(standard), ...own.keys()].map(familyOf));
  // Plural forms of the other language are not asked of this one.
  const asks = [...new Set([...Object.keys(originals), ...Object.keys(fallback)])].filter(
    (key) => Object.hasOwn(standard, key) || own.has(key) || !present.has(familyOf(key)),
  );
  const keys = [...new Set([...asks, ...Object.keys(standard), ...own.keys()])].toSorted();
  const families = new Set(
    [...Object.keys(originals), ...Object.keys(fallback), ...Object.keys(standard)].map(familyOf),
  );
  const rows = keys.map((key): TextRow => {
    const written = own.get(key);
    const text = textIn(standard, key) ?? null;
    return {
      key,
      state: written
        ? families.has(familyOf(key))
          ? 'written'
          : 'unknown'
        : text === null
          ? 'missing'
          : 'standard',
      source: source?.get(key)?.text ?? textIn(originals, key) ?? textIn(fallback, key) ?? '',
      standard: text,
      written: written?.text ?? null,
      live: written?.live ?? false,
      entry: written?.entry ?? newEntry,
    };
  });
  const needle = q.toLowerCase();
  const found = rows.filter(
    (row) =>
      (state === undefined || row.state === state) &&
      (needle === '' ||
        [row.key, row.source, row.standard, row.written].some((text) =>
          text?.toLowerCase().includes(needle),
        )),
  );
  return { rows: found.slice(offset, offset + limit), total: found.length, locale };
}

/** Editors may write a text called `constructor`. */
const textIn = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

const textsOf = (known: KnownTexts, locale: string): Readonly<Record<string, string>> =>
  Object.hasOwn(known, locale) ? (known[locale] ?? none) : none;

/** What editors wrote in a language; of two entries with the same key the later one counts, as on the site. */
async function readWritten(orm: Orm, locale: string): Promise<Map<string, Written>> {
  const rows = await orm
    .select()
    .from(contentEntry)
    .where(sql`${contentEntry.kind} = 'texts' and ${contentEntry.locale} = ${locale}`)
    .orderBy(asc(contentEntry.key));
  return new Map(
    rows.flatMap(({ key: entry, draft, published }) =>
      textsIn(draft).map(([key, text]): [string, Written] => {
        const live = textsIn(published).some(([name, words]) => name === key && words === text);
        return [key, { text, entry, live }];
      }),
    ),
  );
}

const textsIn = (body: unknown): [string, string][] =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
    : [];
