import type { PageDocument } from '#schemas/page.ts';
import type { Problem } from '#schemas/refusals/refusal.ts';
import { refuse } from '#schemas/refusals/refuse.ts';
import { unknownProperties } from '#schemas/unknown-properties.ts';
import { PlatformError } from '../../http/platform-error.ts';
import { problemFindings } from '../problem-findings.ts';
import type { EntryId } from './entry-id.ts';
import { followRows } from './follow-rows.ts';
import { placedBlocks, pointerPart } from './page-blocks.ts';

/**
 * Refuses what the form of a page lets through and nobody can have meant: properties that no page has, and rows that were moved while their
 * translations stayed behind. What the draft has already may stay, so that whatever is stored can be edited.
 * @param draft what the write replaces; null for a new entry
 * @param data has the form of its kind
 * @throws PlatformError invalid_content with every place
 */
export function assertWrittenPage(
  { kind }: Pick<EntryId, 'kind'>,
  { draft, data, byStudio }: { readonly draft: unknown; readonly data: unknown; readonly byStudio: boolean },
): void {
  if (kind !== 'page') return;
  const problems = writtenPageProblems(draft as PageDocument | null, data as PageDocument, byStudio);
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.slice(0, 50));
  throw new PlatformError('invalid_content', refuse('entry.invalid'), {
    fields,
    findings: problemFindings(data, fields),
  });
}

/** What `assertWrittenPage` refuses, by JSON pointer. */
export const writtenPageProblems = (
  before: PageDocument | null,
  after: PageDocument,
  byStudio = false,
): readonly Problem[] => [
  ...unknownProblems(before, after),
  // The Studio moves texts with their rows; of two texts that somebody exchanged there by hand nobody could tell the difference.
  ...(before === null || byStudio ? [] : strayTexts(before, after)),
];

function unknownProblems(before: PageDocument | null, after: PageDocument): Problem[] {
  const placeOf = ({ blockId, name }: { blockId: string | null; name: string }) =>
    JSON.stringify([blockId, name]);
  const stored = new Set(before === null ? [] : unknownProperties(before).map(placeOf));
  return unknownProperties(after)
    .filter((one) => !stored.has(placeOf(one)))
    .map(
      ({ pointer, nearest }): Problem => [
        pointer,
        nearest === null ? refuse('problem.no-property') : refuse('problem.no-property-but', { nearest }),
      ],
    );
}

/** Texts that stayed where they were while the row they belong to went elsewhere and another came in its place. */
function strayTexts(before: PageDocument, after: PageDocument): Problem[] {
  const stored = new Map(placedBlocks(before.blocks).map(({ block }) => [block.id, block]));
  return placedBlocks(after.blocks).flatMap(({ block, pointer: at }) => {
    const old = stored.get(block.id);
    if (!old?.locales || !block.locales) return [];
    const follow = followRows(block.props, old.props);
    return Object.entries(block.locales).flatMap(([locale, texts]) => {
      const oldTexts = new Map(Object.entries(own(old.locales, locale) ?? {}));
      return Object.entries(texts).flatMap(([pointer, text]): Problem[] => {
        const origin = follow(pointer);
        const isStray =
          origin !== null &&
          origin !== pointer &&
          oldTexts.get(pointer) === text &&
          oldTexts.get(origin) !== text;
        if (!isStray) return [];
        const place = `${at}/locales/${locale}/${pointerPart(pointer)}`;
        return [[place, refuse('problem.text-of-another-row', { origin })]];
      });
    });
  });
}

const own = <T>(value: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  value !== undefined && Object.hasOwn(value, name) ? value[name] : undefined;
