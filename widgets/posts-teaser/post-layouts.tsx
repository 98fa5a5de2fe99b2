import type { ReactNode } from 'react';
import { LeadCard, PostCard, PostRow } from './post-card.tsx';
import type { PostPartProps } from './post-parts.tsx';
import type { PostsTeaserProps } from './props.ts';

export type { PostPartProps };

interface Props {
  /** At least one. */
  readonly parts: readonly PostPartProps[];
}

/** Cards in up to three columns. A number of three or more never ends with one card alone in two columns. */
function Cards({ parts, compact }: Props & { compact?: boolean }) {
  if (parts.length === 1) return <Featured parts={parts} />;
  const fewColumns = parts.length === 2 || parts.length === 4;
  const firstSpans = !fewColumns && parts.length % 2 === 1;
  return (
    <ul
      className={`grid grid-cols-1 gap-5 @xl:grid-cols-2 desktop:gap-6 ${fewColumns ? '' : '@4xl:grid-cols-3'} ${firstSpans ? '@xl:@max-4xl:*:first:col-span-2' : ''}`}
    >
      {parts.map((part, position) => (
        <li key={part.post.id}>
          <PostCard {...part} wide={firstSpans && position === 0} compact={compact} />
        </li>
      ))}
    </ul>
  );
}

/** The first large, the others as cards below it. */
function Featured({ parts: [first, ...others] }: Props) {
  if (!first) return null;
  return (
    <>
      <LeadCard {...first} />
      {others.length > 0 && (
        <div className="mt-5 desktop:mt-6">
          {others.length === 1 ? <Rows parts={others} /> : <Cards parts={others} compact />}
        </div>
      )}
    </>
  );
}

function Rows({ parts }: Props) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {parts.map((part) => (
        <li key={part.post.id}>
          <PostRow {...part} />
        </li>
      ))}
    </ul>
  );
}

const layouts: Readonly<Record<PostsTeaserProps['layout'], (props: Props) => ReactNode>> = {
  cards: Cards,
  list: Rows,
  featured: Featured,
};

/** Posts in the layout an editor chose. */
export function PostLayout({ layout, parts }: Props & { layout: PostsTeaserProps['layout'] }) {
  const Layout = layouts[layout];
  return <Layout parts={parts} />;
}
