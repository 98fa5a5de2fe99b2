import type { GoodSummary } from '#schemas/good.ts';
import { GoodCard } from './good-card.tsx';

interface Props {
  readonly goods: readonly GoodSummary[];
  readonly heading: 'h2' | 'h3';
}

/** A few goods as cards, in full rows of at most four. */
export function GoodsGrid({ goods, heading }: Props) {
  const columns = goods.length % 3 === 0 || goods.length === 5 || goods.length === 2 ? three : four;
  return (
    <div className="@container">
      <ul className={`grid grid-cols-1 gap-4 @lg:grid-cols-2 @lg:gap-5 ${columns}`}>
        {goods.map((good) => (
          <li key={good.id}>
            <GoodCard good={good} heading={heading} eager={false} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const three = '@3xl:grid-cols-3';
const four = '@3xl:grid-cols-2 @5xl:grid-cols-4';
