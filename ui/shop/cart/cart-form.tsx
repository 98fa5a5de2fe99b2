import type { ReactNode } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import { type CartFormAct, cartFormPath } from '#schemas/plain-cart.ts';

interface Props {
  /** Fields outside of the form name it. */
  readonly id?: string;
  readonly act: CartFormAct;
  readonly alias: string;
  /** The line's condition, or the one an article is added under; missing where there is none or a field names it. */
  readonly condition?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form that changes the cart of a browser without script and leads to it. Stands inside of `noscript`. */
export function CartForm({ id, act, alias, condition, className, children }: Props) {
  const { href } = usePage();
  return (
    <form id={id} method="post" action={cartFormPath} className={className}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="alias" value={alias} />
      {condition !== undefined && <input type="hidden" name="condition" value={condition} />}
      <input type="hidden" name="back" value={href('/cart')} />
      {children}
    </form>
  );
}
