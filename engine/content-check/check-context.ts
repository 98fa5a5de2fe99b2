import type { Registry } from '#registry/registry.ts';
import type { PageDocument } from '#schemas/page.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import type { SiteFacts } from '#schemas/studio/site-facts.ts';
import type { Translate } from '../i18n/translator.ts';
import type { CheckedBlock } from './checked-page.ts';
import type { ReadHtml } from './read-html.ts';

/** Bytes of the scripts that the views of these widgets bring along, as they travel (compressed). */
export type WeighScripts = (types: readonly string[]) => number;

/** What the rules know besides the content itself. */
export interface CheckContext {
  readonly registry: Registry;
  readonly site: SiteFacts;
  /** Language of the findings. */
  readonly locale: string;
  /** Their words. */
  readonly t: Translate;
  /** Reads texts, each once in a check. */
  readonly read: ReadHtml;
  /** Left out where nothing is built. */
  readonly weighScripts?: WeighScripts;
}

/** A page as the rules look at it. */
export interface CheckedPage {
  readonly page: PageDocument;
  readonly blocks: readonly CheckedBlock[];
  /** Languages it is read in, the default one first. */
  readonly locales: readonly string[];
}

/** One rule about pages. It never throws for what an editor can write. */
export type PageRule = (checked: CheckedPage, context: CheckContext) => readonly Finding[];

/** A finding in the words of the rule: `check.<name>`, and `check.<name>-cure` for what would mend it. */
export function say(
  { t }: Pick<CheckContext, 't'>,
  name: string,
  {
    place,
    values = {},
  }: {
    readonly place: Omit<Finding, 'message' | 'cure'>;
    readonly values?: Readonly<Record<string, string | number>>;
  },
): Finding {
  return { ...place, message: t(`check.${name}`, values), cure: t(`check.${name}-cure`, values) };
}

/** Names the language of a finding, unless it is the default one, whose texts stand in the props themselves. */
export const inLocale = (locale: string, locales: readonly string[]): { locale?: string } =>
  locale === locales[0] ? {} : { locale };
