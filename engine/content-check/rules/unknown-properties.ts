import { unknownProperties } from '#schemas/unknown-properties.ts';
import { type PageRule, say } from '../check-context.ts';

/** Properties nobody reads, in documents that were stored before writes with them were refused. */
export const checkUnknownProperties: PageRule = ({ page }, context) =>
  unknownProperties(page).map(({ name, nearest, pointer, blockId }) => {
    const place = blockId === null ? { path: pointer } : { path: '', block_id: blockId };
    return say(context, nearest === null ? 'property-unknown' : 'property-unknown-but', {
      place: { rule: 'property-unknown', level: 'warning', ...place },
      values: { name, ...(nearest !== null && { nearest }) },
    });
  });
