import { instalmentTerms } from '#engine/credit/instalment-offer.ts';
import { readShopConfig } from '#engine/shop/read-shop-config.ts';
import type { QueryContext, WidgetQuery } from '#registry/widget.ts';
import { addressCity, addressCode, addressSelf, addressStreet } from '#schemas/calls/address.ts';
import { checkout } from '#schemas/calls/orders.ts';
import { cartSubmit } from '#schemas/calls/shop.ts';
import { creditConfigCategory } from '#schemas/credit-config.ts';
import type { LookupItem } from '#schemas/lookup.ts';
import { checkoutConsentsLookup } from '#schemas/order.ts';
import { deliveryTitle } from '#schemas/shop-config.ts';
import { orNull } from '#ui/loan/contract-area.ts';
import { lenderContact } from '#ui/loan/lender-contact.ts';
import { emptyDraft } from './checkout-draft.ts';
import type { AskedConsent, CheckoutPlace, KnownBuyer } from './checkout-place.ts';

export function queries(_props: unknown, context: QueryContext) {
  const { customer, content, locale, today } = context;
  const place: WidgetQuery<CheckoutPlace> = {
    queryKey: ['checkout', locale, today],
    queryFn: async () => {
      const [shop, consents, values, options, site, buyer] = await Promise.all([
        readShopConfig(content),
        content.lookup(checkoutConsentsLookup),
        content.config(creditConfigCategory).catch(() => ({})),
        // The configuration's terms stand in; the failed read is noted by the reader itself.
        content.calculatorOptions(today).catch(() => null),
        content.config('site').catch(() => ({})),
        readBuyer(context),
      ]);
      return {
        calls: {
          price: customer.call(cartSubmit),
          order: customer.call(checkout),
          code: customer.call(addressCode),
          city: customer.call(addressCity),
          street: customer.call(addressStreet),
        },
        currency: shop?.currency ?? 'PLN',
        ways: (shop?.delivery ?? []).map((way) => ({
          alias: way.alias,
          title: deliveryTitle(way, locale),
          to: way.to,
          price_minor: way.price_minor,
          ...(way.free_from_minor !== undefined && { free_from_minor: way.free_from_minor }),
          days: way.days,
        })),
        consents: consents.map(readConsent),
        loan: instalmentTerms({ values, options, today, locale }),
        phone: lenderContact(site).phone,
        buyer,
      };
    },
  };
  return { place };
}

/** Lookups may carry more than their type names. */
function readConsent({ uuid, name, ...more }: LookupItem): AskedConsent {
  const of = new Map<string, unknown>(Object.entries(more));
  const [text, link] = [of.get('text'), of.get('link')];
  return {
    uuid,
    text: typeof text === 'string' ? text : name,
    link: typeof link === 'string' ? link : null,
    isRequired: of.get('required') === true,
  };
}

/** What need not be typed again. Without the address an order is only longer. */
async function readBuyer({ customer, lending }: QueryContext): Promise<KnownBuyer | null> {
  const [self, address] = await Promise.all([customer.self(), orNull(lending.read(addressSelf))]);
  if (!self) return null;
  const { contact, address: nowhere } = emptyDraft;
  return {
    contact: {
      ...contact,
      firstname: self.firstname,
      lastname: self.lastname,
      email: self.email,
      phone: self.phone ?? '',
    },
    address: { ...nowhere, ...address },
  };
}
