import { ShoppingBag } from 'lucide-react';
import { textAt } from '../../body-parts.ts';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'good',
  path: 'goods',
  nav: { group: 'shop', order: 10, icon: ShoppingBag },
  marks: {
    '/id': { hidden: true },
    '/alias': { readOnly: true },
    '/category': { control: 'relation', relation: 'good-category' },
    '/product_type': { control: 'relation', relation: 'product-type' },
    '/summary': { control: 'long-text' },
    '/price_minor': { control: 'money' },
    '/lowest_price_minor': { control: 'money', hint: 'entities.hint-lowest-price' },
    '/old_price_minor': { control: 'money' },
    '/sale_conditions/*/id': { generated: true },
    '/sale_conditions/*/price_minor': { control: 'money' },
    '/description': { control: 'rich-text' },
    '/variant_group': { hint: 'entities.hint-variant-group' },
  },
  empty: (key) => ({
    id: key,
    alias: key,
    category: '',
    title: '',
    summary: '',
    price_minor: 0,
    currency: 'PLN',
    available: true,
  }),
  note: (body) => textAt(body, 'category'),
});
