import type { InstalmentTerms } from '#engine/credit/instalment-offer.ts';
import type { addressCity, addressCode, addressStreet } from '#schemas/calls/address.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { checkout } from '#schemas/calls/orders.ts';
import type { cartSubmit } from '#schemas/calls/shop.ts';
import type { CartItem, PricedCart } from '#schemas/cart.ts';
import type { CheckoutChange } from '#schemas/order.ts';
import type { DeliveryWay } from '#schemas/shop-config.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CheckoutStep } from './step-names.ts';

/** A way of delivery to choose from. */
export interface Delivery
  extends Pick<DeliveryWay, 'alias' | 'to' | 'price_minor' | 'free_from_minor' | 'days'> {
  readonly title: string;
}

/** Something the buyer is asked to agree to. */
export interface AskedConsent {
  readonly uuid: string;
  readonly text: string;
  /** Path of the document it is about. */
  readonly link: string | null;
  readonly isRequired: boolean;
}

/** What the platform knows of a signed-in customer that an order asks for; empty where it does not. */
export type KnownBuyer = Pick<CheckoutDraft, 'contact' | 'address'>;

/** Everything the server says about ordering. The goods themselves are the browser's. */
export interface CheckoutPlace {
  readonly calls: {
    readonly price: CallRef<typeof cartSubmit>;
    readonly order: CallRef<typeof checkout>;
    readonly code: CallRef<typeof addressCode>;
    readonly city: CallRef<typeof addressCity>;
    readonly street: CallRef<typeof addressStreet>;
  };
  readonly currency: string;
  /** In the order in which they are offered; none where nothing can be ordered. */
  readonly ways: readonly Delivery[];
  readonly consents: readonly AskedConsent[];
  /** What a loan costs; null where none is offered. */
  readonly loan: InstalmentTerms | null;
  /** Whom to call instead; empty where nobody is named. */
  readonly phone: string;
  /** Null for a guest. */
  readonly buyer: KnownBuyer | null;
  /** Of an example, which has a cart of its own and asks nobody. */
  readonly sample?: {
    readonly lines: readonly CartItem[];
    readonly priced?: PricedCart;
    readonly state?: 'reading' | 'failed';
    readonly step?: CheckoutStep;
    readonly draft?: CheckoutDraft;
    readonly changes?: readonly CheckoutChange[];
  };
}
