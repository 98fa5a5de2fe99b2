import { Heart as Sign } from 'lucide-react';
import { usePage } from '#engine/react/page-context.tsx';
import type { GoodSummary } from '#schemas/good.ts';
import { useWishlist } from './use-wishlist.ts';

interface Props {
  readonly good: Pick<GoodSummary, 'alias' | 'title'>;
  readonly className?: string | undefined;
}

/**
 * Puts an article on the wishlist and takes it off again. Widgets that show it name `shop.` in `sharesTexts` and wake when they are
 * seen at the latest, so that a heart tells what is on the list; before that it is empty. On a card whose link covers all of it a
 * heart has to be positioned: `relative`, which it is without a `className`, or `absolute`.
 */
export function Heart({ good, className }: Props) {
  const { aliases, put } = useWishlist();
  const isWanted = aliases.includes(good.alias);
  return (
    <HeartButton
      title={good.title}
      isWanted={isWanted}
      onPress={() => void put(good.alias, !isWanted)}
      className={className}
    />
  );
}

interface ButtonProps {
  readonly title: string;
  readonly isWanted: boolean;
  readonly onPress: () => void;
  readonly className?: string | undefined;
}

/** The look of a heart; examples press it without a list. */
export function HeartButton({ title, isWanted, onPress, className = 'relative' }: ButtonProps) {
  const { t } = usePage();
  return (
    <button
      type="button"
      aria-pressed={isWanted}
      className={`btn-icon cursor-pointer noscript:hidden ${isWanted ? 'text-accent' : 'text-ink-soft'} ${className}`}
      onClick={onPress}
    >
      <Sign aria-hidden="true" className="size-5" fill={isWanted ? 'currentColor' : 'none'} />
      <span className="sr-only">{t('shop.wishlist.heart', { title })}</span>
    </button>
  );
}
