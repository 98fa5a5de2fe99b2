import { type Static, Type } from 'typebox';
import { Alias, Locale } from './names.ts';

/**
 * Texts of one block in other languages: locale -> JSON pointer into `props` -> text. One layout serves all languages;
 * only props that the widget's schema marks as translatable may stand here.
 */
export const BlockLocales = Type.Record(Locale, Type.Record(Type.String({ pattern: '^/' }), Type.String()));

/** Circumstances under which a block is shown; all that are named must hold. The server decides (ADR 0019). */
export const BlockVisibility = Type.Object({
  /** Signed-in customers only, or visitors who are not. */
  signed_in: Type.Optional(Type.Boolean()),
  /** Customers whose application has one of these statuses. */
  statuses: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 60 })),
  /** From this moment on. */
  from: Type.Optional(Type.String({ format: 'date-time' })),
  /** Until just before this moment. */
  until: Type.Optional(Type.String({ format: 'date-time' })),
  /** Visitors whose address says `utm_source` is one of these. */
  channels: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 20 })),
});
export type BlockVisibility = Static<typeof BlockVisibility>;

export interface Block {
  /** Unique in its page; stays the same through moves, so that history and logs can name it. */
  id: string;
  /** Type of a registered widget. Any string is accepted: an unknown type is a case with a name, not an invalid page. */
  type: string;
  /** Version of the widget's props; a missing one means 1. Older props are migrated by the registry. */
  version?: number;
  props: Record<string, unknown>;
  slots?: Record<string, Block[]>;
  locales?: Record<string, Record<string, string>>;
  visible?: BlockVisibility;
}

/** One block of a page document. */
export const Block = Type.Cyclic(
  {
    Block: Type.Object({
      id: Type.String({ minLength: 1, maxLength: 100 }),
      type: Type.String({ minLength: 1, maxLength: 100 }),
      version: Type.Optional(Type.Integer({ minimum: 1 })),
      props: Type.Record(Type.String(), Type.Unknown()),
      slots: Type.Optional(Type.Record(Type.String(), Type.Array(Type.Ref('Block'), { maxItems: 500 }))),
      locales: Type.Optional(BlockLocales),
      visible: Type.Optional(BlockVisibility),
    }),
  },
  'Block',
);

export const LayoutName = Type.Union([Type.Literal('default'), Type.Literal('empty')]);
export type LayoutName = Static<typeof LayoutName>;

const pageFields = {
  alias: Alias,
  title: Type.String({ minLength: 1, maxLength: 200 }),
  description: Type.Optional(Type.String({ maxLength: 400 })),
  keywords: Type.Optional(Type.String({ maxLength: 400 })),
  /** Path of the picture shown when the page is shared. */
  image: Type.Optional(Type.String({ maxLength: 500 })),
  layout: LayoutName,
  /** Who may open the page; a missing value means everybody. Fixed screens follow the route table instead. */
  access: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('customer')])),
  /**
   * Customers may open the page whatever the status of their application is (ADR 0028); without it they are led to the
   * screen of the status. Without effect where the route decides (`opennessOf`).
   */
  open_in_any_status: Type.Optional(Type.Boolean()),
  /** Leaves the page out of search engines. */
  noindex: Type.Optional(Type.Boolean()),
};

/** A page document as the public call `GET /v2/system/pages/{alias}` answers it: in one language. */
export const Page = Type.Object({
  ...pageFields,
  blocks: Type.Array(Block, { maxItems: 500 }),
});
export type Page = Omit<Static<typeof Page>, 'blocks'> & { blocks: Block[] };

/** A page document as it is stored: one layout with the texts of all languages. */
export const PageDocument = Type.Object({
  ...pageFields,
  blocks: Type.Array(Block, { maxItems: 500 }),
  locales: Type.Optional(
    Type.Record(
      Locale,
      Type.Object({
        title: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
        description: Type.Optional(Type.String({ maxLength: 400 })),
        keywords: Type.Optional(Type.String({ maxLength: 400 })),
      }),
    ),
  ),
});
export type PageDocument = Omit<Static<typeof PageDocument>, 'blocks'> & { blocks: Block[] };
