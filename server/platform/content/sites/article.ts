import type { Post } from '#schemas/post.ts';
import { picture } from './block.ts';

interface Article {
  readonly alias: string;
  readonly title: string;
  /** What lists show of it. */
  readonly short: string;
  /** Day of publication, `YYYY-MM-DD`; it appears in the morning. */
  readonly day: string;
  readonly categories: readonly string[];
  /** Name of an illustration; decoration, since the text says it all. */
  readonly picture: string;
  readonly content: string;
}

/** A post of a demo site. */
export const article = ({ alias, title, short, day, categories, picture: name, content }: Article): Post => ({
  id: `post-${alias}`,
  alias,
  title,
  short_content: short,
  image: picture(name),
  date_post: `${day}T07:00:00Z`,
  categories: [...categories],
  content: content.trim(),
});
