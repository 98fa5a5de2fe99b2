import { cartChanged, cartKey } from './cart-key.ts';

/*
 * Marks the document with how many pieces its cart holds, before the first paint: the header, which is the same HTML for everybody
 * and wakes for nobody, shows its link to the cart by this mark. Only pages with such a link name this file. It reads no more than
 * the count; what else stands there is the store's to judge.
 */
const mark = () => {
  let pieces = 0;
  try {
    for (const { quantity } of JSON.parse(localStorage[cartKey]).lines) pieces += Number(quantity);
  } catch {
    // No cart, or none that can be read.
  }
  const root = document.documentElement;
  root.toggleAttribute('data-cart', pieces > 0);
  root.style.setProperty('--cart-count', pieces > 0 ? `"${pieces}"` : '');
};

mark();
for (const moment of [cartChanged, 'storage', 'pageshow']) addEventListener(moment, mark);
