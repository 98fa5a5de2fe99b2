import { isRecord } from '#registry/is-record.ts';
import type { LegalPart } from '#registry/widget.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import { extractWidgets } from '../../html/extract-widgets.ts';
import { type CheckContext, type CheckedPage, inLocale, type PageRule, say } from '../check-context.ts';
import { sentencesOf } from './readability.ts';
import { writtenTexts } from './written-texts.ts';

const credit =
  /pożycz|kredyt|\brat[aęyąo]|\braty\b|\bloan|\bcredit|\bborrow|instal?ment|кредит|заём|займ|рассроч|позик|розстроч/iu;
const rateWords =
  /\brrso\b|\bapr\b|oprocentowan|odsetk|odsetek|prowizj|stop[aąęy] (procentow|nominaln|roczn)|interest|annual percentage|процент|ставк|комисси|коміс|відсот/iu;
const costWords =
  /\brat[aęyą]\b|koszt|prowizj|opłat|zapłacisz|\bfee\b|\bcosts?\b|instal?ment|\bpay\b|repay|плат[её]ж|платіж|стоимост|вартіст|комисси|коміс/iu;
/** Both begin at what is rare, so that their time follows the length of a text, whatever stands in it. */
const percent = /(?<=\d\s?)%/u;
const money = /(?<=\d[\s.,]*)(?:zł|pln|eur|€|злот)/iu;

/** Whether a sentence gives a rate or a price of a credit: then the law asks for the rest, too. */
export function namesCreditFigure(sentence: string): boolean {
  if (percent.test(sentence) && (rateWords.test(sentence) || credit.test(sentence))) return true;
  return money.test(sentence) && credit.test(sentence) && costWords.test(sentence);
}

/** The sentence of a text that gives a figure; null when none does. */
export const figureIn = (text: string): string | null => sentencesOf(text).find(namesCreditFigure) ?? null;

/** Parts the law asks for that stand on the page, also in shared blocks and in texts. */
export function carriedParts(
  { blocks }: Pick<CheckedPage, 'blocks'>,
  { registry, site }: CheckContext,
): Set<LegalPart> {
  const shared = blocks.flatMap(({ fields }) =>
    fields.flatMap(({ schema, value }) =>
      schema['relation'] === 'view-block' && typeof value === 'string'
        ? extractWidgets(site.sharedHtml.get(value) ?? '').widgets.map(({ block }) =>
            registry.get(block.type),
          )
        : [],
    ),
  );
  return new Set(
    [...blocks.map(({ widget }) => widget), ...shared].flatMap((widget) => widget?.carries ?? []),
  );
}

const needed = ['credit-example', 'credit-warning'] as const satisfies readonly LegalPart[];

/**
 * Advertising of credit that gives a rate or a price needs the representative example and the warning beside it
 * (Directive (EU) 2023/2225 art. 8; Polish consumer credit act art. 7). It is told at the first such sentence. Pages only
 * customers open are no advertising, and a layout has its example on the page it surrounds.
 */
export const checkCredit: PageRule = (checked, context) => {
  const { page } = checked;
  if (page.access === 'customer' || page.alias.startsWith('layout-')) return [];
  const carried = carriedParts(checked, context);
  const missing = needed.filter((part) => !carried.has(part));
  if (missing.length === 0) return [];
  const figure = firstFigure(checked, context);
  if (!figure) return [];
  const { sentence, ...place } = figure;
  return missing.map((rule) =>
    say(context, rule, { place: { ...place, rule, level: 'error' }, values: { figure: shorten(sentence) } }),
  );
};

type Figure = Pick<Finding, 'block_id' | 'path' | 'locale'> & { readonly sentence: string };

function firstFigure({ page, blocks, locales }: CheckedPage, { read }: CheckContext): Figure | null {
  for (const locale of locales) {
    const own = locale === locales[0] ? page : page.locales?.[locale];
    const head = [own?.title, own?.description].flatMap((text) => (text && figureIn(text)) || []);
    if (head[0]) return { path: '/description', sentence: head[0], ...inLocale(locale, locales) };
    for (const checked of blocks) {
      const base = locale === locales[0] ? null : locale;
      const texts = [...writtenTexts(checked, base, read), ...rowsOf(checked.block.props, checked.blockId)];
      for (const { blockId, path, text } of texts) {
        const sentence = figureIn(text);
        if (sentence !== null) return { block_id: blockId, path, sentence, ...inLocale(locale, locales) };
      }
    }
  }
  return null;
}

/** Figures whose number, unit and words are fields of one item: read together, as they are shown. */
function rowsOf(props: Readonly<Record<string, unknown>>, blockId: string) {
  return Object.entries(props).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.filter(isRecord).map((item, index) => ({
          blockId,
          path: `/${name}/${index}`,
          text: Object.values(item)
            .filter((part) => (typeof part === 'string' && !part.includes('<')) || typeof part === 'number')
            .join(' '),
        }))
      : [],
  );
}

const shorten = (sentence: string): string =>
  sentence.length > 90 ? `${sentence.slice(0, 88).trimEnd()}…` : sentence;
