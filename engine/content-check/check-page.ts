import { fallbackLocale } from '#schemas/constants.ts';
import type { PageDocument } from '#schemas/page.ts';
import { publicPath } from '#schemas/public-path.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { type CheckContext, type PageRule, say } from './check-context.ts';
import { checkDocument } from './check-document.ts';
import { readBlocks } from './checked-page.ts';
import { checkAltTexts } from './rules/alt-texts.ts';
import { checkCredit } from './rules/credit.ts';
import { checkHeadings } from './rules/headings.ts';
import { checkLinks } from './rules/links.ts';
import { checkMigrations } from './rules/migrations.ts';
import { checkReadability } from './rules/readability.ts';
import { checkReferences } from './rules/references.ts';
import { checkTranslations } from './rules/translations.ts';
import { checkUnknownProperties } from './rules/unknown-properties.ts';
import { checkUnreadable } from './rules/unreadable.ts';
import { checkWeight } from './rules/weight.ts';

/** What search engines need to show the page well. */
const checkHead: PageRule = ({ page }, context) =>
  publicPath(page) !== null && !page.description
    ? [
        say(context, 'seo-description', {
          place: { rule: 'seo-description', level: 'note', path: '/description' },
        }),
      ]
    : [];

const rules: readonly PageRule[] = [
  checkUnreadable,
  checkUnknownProperties,
  checkCredit,
  checkHeadings,
  checkAltTexts,
  checkLinks,
  checkReferences,
  checkTranslations,
  checkHead,
  checkReadability,
  checkWeight,
  checkMigrations,
];

/** Everything there is to say about a page as it is stored: what keeps it from going live, and advice. */
export function checkPage(page: PageDocument, context: CheckContext): Finding[] {
  const { registry, site, t } = context;
  const locales = site.locales.length > 0 ? site.locales : [fallbackLocale];
  const checked = { page, blocks: readBlocks(page, registry), locales };
  const hosts = new Map(checked.blocks.map(({ block, blockId }) => [block.id, blockId]));
  const wrong = checkDocument(page, registry, t).map((finding) => {
    const host = hosts.get(finding.block_id ?? '');
    // An editor can jump to blocks of the page only; what stands inside a text is the text's.
    return host === undefined || host === finding.block_id
      ? finding
      : { ...finding, block_id: host, path: '' };
  });
  return [...wrong, ...rules.flatMap((rule) => rule(checked, context))];
}
