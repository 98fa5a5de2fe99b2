import { type Static, Type } from 'typebox';
import { action, flag, integer, list, longText, object, text } from '#registry/fields.ts';

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  currency: Type.String({
    title: 'Currency of all prices, e.g. PLN',
    pattern: '^[A-Z]{3}$',
    default: 'PLN',
    field: 'key',
  }),
  plans: list(
    object({
      name: text({ title: 'Name', minLength: 1, maxLength: 60 }),
      text: Type.Optional(longText({ title: 'For whom', maxLength: 240 })),
      priceMinor: Type.Optional(
        integer({ title: 'Price in minor units (grosze)', minimum: 0, maximum: 1_000_000_000 }),
      ),
      per: Type.Optional(text({ title: 'What the price is for, e.g. a month', maxLength: 40 })),
      priceText: Type.Optional(text({ title: 'Words instead of a price', maxLength: 40 })),
      highlighted: Type.Optional(flag({ title: 'Highlighted; the first such plan is' })),
      features: list(
        object({
          text: text({ title: 'Feature', minLength: 1, maxLength: 160 }),
          excluded: Type.Optional(flag({ title: 'Not part of this plan' })),
        }),
        { title: 'Features', maxItems: 20 },
      ),
      action: Type.Optional(action({ title: 'What to do' })),
    }),
    { title: 'Plans', maxItems: 4, default: [] },
  ),
  highlightWord: Type.Optional(
    text({ title: 'Word on the highlighted plan; empty: the usual one', maxLength: 30 }),
  ),
  note: Type.Optional(longText({ title: 'Note under the plans', maxLength: 800 })),
});
export type PricingProps = Static<typeof props>;
export type Plan = PricingProps['plans'][number];
