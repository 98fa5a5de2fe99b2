import { fallbackLocale } from '#schemas/constants.ts';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import type { ContentData } from '#server/platform/content/content-data.ts';
import { candidateUrls } from '#server/platform/content/live/candidate-urls.ts';
import type { SiteExport } from '#server/platform/content/seed.ts';
import { wantedLanguage } from '#server/platform/http/visit-language.ts';

type AddressKind = 'seo-rule' | 'snippet' | 'redirect-rule';

/** The content of an exported site, as the platform would answer it: in a language, the default one standing in for it. */
export interface DemoSite {
  /** Undefined where there is none. */
  one<K extends ContentKindName>(kind: K, key: string, locale: string): ContentData[K] | undefined;
  /** By key, in the order of keys. */
  all<K extends ContentKindName>(kind: K, locale: string): ReadonlyMap<string, ContentData[K]>;
  /** The rule of an address: its own one, else the one with the longest prefix. */
  ruleFor<K extends AddressKind>(kind: K, url: string, locale: string): ContentData[K] | undefined;
  /** Language of an answer, by what a request asks for. */
  localeOf(named: string | undefined, accepted: string | undefined): string;
}

export function createDemoSite({ entries }: SiteExport): DemoSite {
  const all: DemoSite['all'] = <K extends ContentKindName>(kind: K, locale: string) => {
    const found = entries.filter((entry) => entry.kind === kind);
    const standing = found.filter((entry) => [undefined, '', defaultLocale].includes(entry.locale));
    const own = found.filter((entry) => entry.locale === locale);
    // Exports were checked by the schemas of their kinds (server/platform/content/sites/sites.test.ts).
    const rows = new Map([...standing, ...own].map(({ key, data }) => [key, data as ContentData[K]]));
    return new Map([...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  };
  const languages = entries.filter(({ kind }) => kind === 'language').map(({ data }) => data as Language);
  const defaultLocale = languages.find(({ is_default }) => is_default)?.locale ?? fallbackLocale;
  return {
    all,
    one: (kind, key, locale) => all(kind, locale).get(key),
    ruleFor: (kind, url, locale) => {
      const rules = [...all(kind, locale).values()];
      return candidateUrls(url)
        .flatMap((candidate) => rules.filter((rule) => rule.url === candidate))
        .at(0);
    },
    localeOf: (named, header) => {
      const wanted = wantedLanguage(named, header);
      const known = wanted.accepted.find((tag) => languages.some(({ locale }) => locale === tag));
      return wanted.named ?? known ?? defaultLocale;
    },
  };
}

type Language = ContentData['language'];
