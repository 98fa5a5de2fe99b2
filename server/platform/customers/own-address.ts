import type { PostalAddress } from '#schemas/lending/postal-address.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fields of forms that an address is made of, by the names all forms share. */
export const addressFields = ['postal_code', 'city', 'street', 'house', 'flat'] as const;
type AddressField = (typeof addressFields)[number];

/** Whether a form's values speak of where the customer lives. */
export const hasAddress = (values: Values): boolean =>
  addressFields.some((name) => Object.hasOwn(values, name));

/**
 * The one address of a customer: the profile's. Application, profile form and corrections all write it there, contract and
 * documents read it.
 * @returns null while a part that an envelope needs is missing
 */
export function addressOf(profile: Values): PostalAddress | null {
  const [postal_code, city, house] = [
    textOf(profile, 'postal_code'),
    textOf(profile, 'city'),
    textOf(profile, 'house'),
  ];
  const [street, flat] = [textOf(profile, 'street'), textOf(profile, 'flat')];
  if (postal_code === '' || city === '' || house === '') return null;
  return { postal_code, city, ...(street !== '' && { street }), house, ...(flat !== '' && { flat }) };
}

/** The profile with another address. No part of the one before is left: a new house has not the old one's flat. */
export function withAddress(profile: Values, address: Values): Values {
  const others = Object.entries(profile).filter(([name]) => !addressFields.some((field) => field === name));
  const given = addressFields.flatMap((name) =>
    textOf(address, name) === '' ? [] : [[name, address[name]]],
  );
  return { ...Object.fromEntries(others), ...Object.fromEntries(given) };
}

/**
 * An address as an envelope has it; a village without streets has the number after its name. What is missing is left out.
 * @returns null where nothing of it is known
 */
export function addressLine(profile: Values): string | null {
  const text = (name: AddressField) => textOf(profile, name);
  const number = [text('house'), text('flat')].filter((part) => part !== '').join('/');
  const first = [text('street') || (number === '' ? '' : text('city')), number]
    .filter((part) => part !== '')
    .join(' ');
  const second = [text('postal_code'), text('city')].filter((part) => part !== '').join(' ');
  return [first, second].filter((part) => part !== '').join(', ') || null;
}

function textOf(values: Values, name: AddressField): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return typeof value === 'string' ? value.trim() : '';
}
