import { Type } from 'typebox';
import { windowIdLengths } from '../../studio/presence.ts';
import { askable, limitOf, Name, Offset } from '../request-schemas.ts';
import { rowLimits } from '../row-limits.ts';

const locale = Type.Optional(
  askable(5, 'Language of the entry, for kinds kept per language; the default language when left out.'),
);
const version = (description: string) => Type.Integer({ minimum: 1, maximum: 2_147_483_647, description });
/** Checked by the schema of the kind in the service, which answers 422 with everything that is wrong. */
const data = Type.Unknown();

export const EntriesQuery = Type.Object({
  q: Type.Optional(askable(200, 'Found in the key or anywhere in the draft.')),
  status: Type.Optional(
    Type.Union([Type.Literal('draft'), Type.Literal('published'), Type.Literal('changed')]),
  ),
  locale: Type.Optional(askable(5)),
  limit: limitOf(rowLimits.entries),
  offset: Offset,
});
export const EntryQuery = Type.Object({ locale });

/** A custom entity's key `type/id` stands either as one part (`type%2Fid`) or as two. */
export const OnePartKey = Type.Object({ key: Name });
export const TwoPartKey = Type.Object({ type: Name, id: Name });

export const CreateBody = Type.Object({ key: askable(250), locale, data });
export const ChangeBody = Type.Object({
  version: version('The version that was read.'),
  locale,
  data,
  autosave: Type.Optional(
    Type.Boolean({
      description:
        'Saved while somebody types: such changes of one person within ten minutes are one row of the history.',
    }),
  ),
  window_id: Type.Optional(
    Type.String({
      ...windowIdLengths,
      description:
        'The window that writes, as it calls itself in `presence`: refused with `taken_over` while another one has the pen.',
    }),
  ),
});
export const PublishBody = Type.Union([
  Type.Object({
    version: Type.Optional(version('Publishes only if it is the newest.')),
    locale,
    locales: Type.Optional(
      Type.Array(askable(5), {
        minItems: 1,
        maxItems: 50,
        description:
          'Of a page: languages whose texts go live, the others stay; the layout goes with the default language. Of kinds kept per language: their entries, all in one moment.',
      }),
    ),
  }),
  Type.Null(),
]);
export const UnpublishBody = Type.Union([Type.Object({ locale }), Type.Null()]);
export const RestoreBody = Type.Object({ version: version('The version whose content comes back.'), locale });
