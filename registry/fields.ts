import { type Static, type TSchema, Type } from 'typebox';
import type { ContentKindName } from '#schemas/content-kinds.ts';
import { Link } from '#schemas/names.ts';

/**
 * Building bricks of props schemas. Each marks its schema with `field`, from which the Studio chooses an editor, and
 * with `translatable` where each language has its own text.
 */
export interface FieldOptions<D = unknown> {
  readonly title: string;
  readonly description?: string;
  readonly default?: D;
}

export const text = (options: FieldOptions<string> & { maxLength?: number; minLength?: number }) =>
  Type.String({ maxLength: 200, ...options, field: 'text', translatable: true });

/** Several lines of plain text. */
export const longText = (options: FieldOptions<string> & { maxLength?: number }) =>
  Type.String({ maxLength: 2000, ...options, field: 'long-text', translatable: true });

/** HTML. The engine sanitises it before a view sees it; it may hold `<mozaika-widget>` tags. */
export const richText = (options: FieldOptions<string>) =>
  Type.String({ maxLength: 100_000, ...options, field: 'rich-text', translatable: true });

/** A path of this site or an https:, mailto: or tel: address. */
export const link = (options: FieldOptions<string>) => Type.String({ ...Link, ...options, field: 'link' });

/**
 * A word with a meaning for the program (an alias, a key), not for readers. `relation` says what kind of content it names,
 * or that it names the type custom entities share: the Studio offers what there is, and from this mark it is known where
 * something is used.
 */
export const key = (options: FieldOptions<string> & { maxLength?: number; relation?: ContentKindName }) =>
  Type.String({ minLength: 1, maxLength: 100, ...options, field: 'key' });

export const integer = (options: FieldOptions<number> & { minimum?: number; maximum?: number }) =>
  Type.Integer({ ...options, field: 'number' });

export const decimal = (options: FieldOptions<number> & { minimum?: number; maximum?: number }) =>
  Type.Number({ ...options, field: 'number' });

export const flag = (options: FieldOptions<boolean>) => Type.Boolean({ ...options, field: 'flag' });

/** One of a few words. */
export const choice = <const T extends readonly string[]>(words: T, options: FieldOptions<T[number]>) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...words], ...options, field: 'choice' });

export const list = <T extends TSchema>(
  item: T,
  options: FieldOptions & { minItems?: number; maxItems?: number },
) => Type.Array(item, { maxItems: 100, ...options, field: 'list' });

/** A picture of this site (`/media/…`, `/illustrations/…`) with its size, so that nothing moves when it arrives. */
export const image = (options: FieldOptions) =>
  Type.Object(
    {
      src: Type.String({ pattern: '^/(?![/\\\\])', maxLength: 500, title: 'File' }),
      alt: Type.String({
        maxLength: 300,
        title: 'Description for people who do not see it; empty for decoration',
        translatable: true,
      }),
      width: Type.Integer({ minimum: 1, title: 'Width in pixels' }),
      height: Type.Integer({ minimum: 1, title: 'Height in pixels' }),
    },
    { ...options, field: 'image' },
  );

/** A link with its words, shown as a button or a text link. */
export const action = (options: FieldOptions) =>
  Type.Object(
    { label: text({ title: 'Label', maxLength: 80, minLength: 1 }), href: link({ title: 'Address' }) },
    { ...options, field: 'action' },
  );
export type Action = Static<ReturnType<typeof action>>;

export const optional = Type.Optional;
export const object = Type.Object;
