import { randomInt } from 'node:crypto';

const digits = 4;

/** Each digit is the one before and the same step: 0000, 1234, 8765, 2468. */
function isRow(pin: string): boolean {
  const steps = [...pin.slice(1)].map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10);
  return new Set(steps).size === 1;
}

/** Two digits twice, turned or not: 1212, 1221. */
const isPair = (pin: string): boolean => {
  const [first, second] = [pin.slice(0, 2), pin.slice(2)];
  return first === second || first === [...second].toReversed().join('');
};

/** What whoever finds a card may know beside it. */
export interface KnownOfCard {
  /** The last digits of its number: they are printed on it, and in every message of it. */
  readonly last4: string;
  /** Of its holder, `YYYY-MM-DD`; null where it is not known. */
  readonly birthDate: string | null;
}

/**
 * Whether a PIN is among the first anybody would try: rows, pairs, what is printed on the card, and the customer's birth date.
 * @param pin four digits
 */
export function isGuessable(pin: string, { last4, birthDate }: KnownOfCard): boolean {
  if (isRow(pin) || isPair(pin) || pin === last4) return true;
  if (birthDate === null) return false;
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const short = year.slice(2);
  return [year, day + month, month + day, short + month, month + short, short + day, day + short].includes(
    pin,
  );
}

/**
 * A PIN from the cryptographic random source that is not guessable.
 * @param last4 of the card it is for
 */
export function newPin(last4: string): string {
  const pin = randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');
  return isGuessable(pin, { last4, birthDate: null }) ? newPin(last4) : pin;
}
