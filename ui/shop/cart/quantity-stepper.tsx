import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { boundedQuantity } from '#schemas/cart-lines.ts';
import { mostCartPieces } from '#schemas/constants.ts';

interface Props {
  readonly id: string;
  readonly quantity: number;
  /** Title of the article, for those who do not see where they are. */
  readonly title: string;
  readonly onChange: (quantity: number) => void;
}

/** How many pieces: typed, with the arrow keys, or one up and one down by its buttons. */
export function QuantityStepper({ id, quantity, title, onChange }: Props) {
  const { t } = usePage();
  /** What is typed and is no number of pieces yet, such as an empty field. */
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const wanted = /^\d+$/.test(text) && text !== '0' ? boundedQuantity(Number(text)) : null;
    setTyped(wanted === null ? text : null);
    if (wanted !== null && wanted !== quantity) onChange(wanted);
  };
  const step = (by: number) => {
    setTyped(null);
    const wanted = boundedQuantity(quantity + by) ?? quantity;
    if (wanted !== quantity) onChange(wanted);
  };
  const button =
    'grid size-11 flex-none place-items-center text-brand hover:bg-brand-soft focus-visible:relative disabled:text-ink-soft disabled:opacity-50 disabled:hover:bg-transparent';
  return (
    <div className="inline-flex overflow-clip rounded-control border border-line-strong bg-surface">
      <button type="button" className={button} disabled={quantity <= 1} onClick={() => step(-1)}>
        <Minus aria-hidden="true" className="size-4.5" />
        <span className="sr-only">{t('shop.cart.less', { title })}</span>
      </button>
      <label htmlFor={id} className="sr-only">
        {t('shop.cart.quantity', { title })}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={mostCartPieces}
        value={typed ?? quantity}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(null)}
        className="w-12 appearance-none [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none border-x border-line-strong bg-transparent text-center font-semibold tabular-nums focus-visible:relative"
      />
      <button type="button" className={button} disabled={quantity >= mostCartPieces} onClick={() => step(1)}>
        <Plus aria-hidden="true" className="size-4.5" />
        <span className="sr-only">{t('shop.cart.more', { title })}</span>
      </button>
    </div>
  );
}
