/** What a buyer types and chooses, as it stands in the fields. Consents are none of it: agreeing is done once, knowingly. */
export interface CheckoutDraft {
  readonly contact: Readonly<Record<(typeof contactParts)[number], string>>;
  /** Alias of the way of delivery; empty before one is chosen. */
  readonly delivery: string;
  readonly address: Readonly<Record<(typeof addressParts)[number], string>>;
  readonly point: string;
  readonly payment: '' | 'gateway' | 'loan';
}

export const contactParts = ['firstname', 'lastname', 'email', 'phone'] as const;
export const addressParts = ['postal_code', 'city', 'street', 'house', 'flat'] as const;

export const emptyDraft: CheckoutDraft = {
  contact: { firstname: '', lastname: '', email: '', phone: '' },
  delivery: '',
  address: { postal_code: '', city: '', street: '', house: '', flat: '' },
  point: '',
  payment: '',
};

/** Name under which the tab keeps it. */
export const draftName = 'checkout';

/** Longest text of any field. */
const longest = 200;

/**
 * A stored draft over what the platform knows of the customer: what was typed wins, an empty field is filled. Anybody may have
 * written into the storage: what is no text is left out.
 */
export function readDraft(
  stored: string | null,
  known: Pick<CheckoutDraft, 'contact' | 'address'> | null,
): CheckoutDraft {
  const of = recordOf(parse(stored));
  const payment = textOf(of.get('payment'));
  return {
    contact: filled(contactParts, of.get('contact'), known?.contact),
    delivery: textOf(of.get('delivery')),
    address: filled(addressParts, of.get('address'), known?.address),
    point: textOf(of.get('point')),
    payment: payment === 'gateway' || payment === 'loan' ? payment : '',
  };
}

function filled<Part extends string>(
  parts: readonly Part[],
  stored: unknown,
  known: Readonly<Record<Part, string>> | undefined,
): Record<Part, string> {
  const of = recordOf(stored);
  return Object.fromEntries(
    parts.map((part) => [part, textOf(of.get(part)) || (known?.[part] ?? '')]),
  ) as Record<Part, string>;
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

const recordOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= longest ? value : '';
