import { type Static, Type } from 'typebox';

/** A piece of HTML that editors keep in one place and show on many pages (specification 3). */
export const ViewBlock = Type.Object({
  id: Type.String(),
  key: Type.String({ minLength: 1, maxLength: 100 }),
  /** HTML; sanitised when it enters the engine. May hold `<mozaika-widget>` tags. */
  content: Type.String({ maxLength: 200_000 }),
});
export type ViewBlock = Static<typeof ViewBlock>;
