import { refuse } from '#schemas/refusals/refuse.ts';
import { textOf } from '#schemas/refusals/text-of.ts';
import type { Finding } from '#schemas/studio/finding.ts';
import type { Orm } from '../../base/database/database.ts';
import { libraryPictures } from '../media/library-pictures.ts';
import { unknownPictures } from '../media/pack-pictures.ts';
import { placeOf } from '../problem-findings.ts';

/**
 * Pictures of the library that a body shows and the library does not have, wherever they stand: visitors would see a gap. It is advice: a
 * word must be mendable on a page whose picture is lost.
 */
export async function missingPictures(orm: Orm, data: unknown, language: string): Promise<Finding[]> {
  const shown = libraryPictures(data);
  if (shown.size === 0) return [];
  const unknown = await unknownPictures(orm, [...shown]);
  if (unknown.size === 0) return [];
  const refusal = refuse('media.not-in-library');
  const message = textOf(refusal, language) ?? refusal.message;
  return textsOf(data, '').flatMap(([pointer, text]): Finding[] =>
    [...libraryPictures(text)].some((id) => unknown.has(id))
      ? [{ rule: 'picture-missing', level: 'warning', ...placeOf(data, pointer), message }]
      : [],
  );
}

/** Every text of a body, by JSON pointer. */
function textsOf(node: unknown, pointer: string): (readonly [string, string])[] {
  if (typeof node === 'string') return [[pointer, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    textsOf(child, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}
