import { type Static, Type } from 'typebox';
import { Alias } from './names.ts';
import { Picture } from './picture.ts';

/** A category of posts. The specification names it and shows no fields; these are ours. */
export const PostCategory = Type.Object({
  id: Type.String(),
  alias: Alias,
  title: Type.String({ minLength: 1, maxLength: 120 }),
  description: Type.Optional(Type.String({ maxLength: 400 })),
});
export type PostCategory = Static<typeof PostCategory>;

const postFields = {
  id: Type.String(),
  alias: Alias,
  title: Type.String({ minLength: 1, maxLength: 200 }),
  short_content: Type.String({ maxLength: 600 }),
  image: Type.Optional(Picture),
  /** Moment of publication, ISO 8601 in UTC. Posts dated in the future are not shown yet. */
  date_post: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$' }),
  /** Who wrote it, as readers see it; the specification names no such field. */
  author: Type.Optional(Type.String({ minLength: 1, maxLength: 120 })),
  /** What makes the author worth reading, e.g. the place in the company. */
  author_role: Type.Optional(Type.String({ maxLength: 200 })),
  /** Aliases of its categories. */
  categories: Type.Array(Alias, { maxItems: 20 }),
};

/** A post as lists show it (specification 3). */
export const PostSummary = Type.Object(postFields);
export type PostSummary = Static<typeof PostSummary>;

/** A post with its text, HTML that the engine sanitises. */
export const Post = Type.Object({ ...postFields, content: Type.String({ maxLength: 200_000 }) });
export type Post = Static<typeof Post>;

/** A post as readers get it: what editors wrote, and when it was made live last, never before `date_post`. */
export const PublishedPost = Type.Object({
  ...Post.properties,
  date_modified: Type.Optional(postFields.date_post),
});
export type PublishedPost = Static<typeof PublishedPost>;
