const mask = '***';

/** Three parts of base64url with dots: a signed token. */
const signedToken = /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g;
/** `Bearer x`, whatever x looks like. */
const bearerToken = /\b(bearer)\s+[\w.~+/=-]+/gi;
/** Bounded as addresses are, so that a long line without an `@` costs no more than its length. */
const email = /[\w.+-]{1,64}(@|%40)[\w-]{1,63}(\.[\w-]{1,63})+/gi;
/** An international number, or nine and more digits in the groups people write: phone, PESEL, account, card. */
const longNumber = /(?<![\w.-])(\+|%2B)?\d(?:[ -]?\d){8,27}(?![\w-])/gi;

/**
 * A text as logs may hold it ([sec 38]): addresses, phone and other long numbers and tokens are masked, wherever in the
 * sentence they stand. For words that others wrote, e.g. the message of an error.
 */
export const maskPersonal = (text: string): string =>
  text
    .replaceAll(signedToken, mask)
    .replaceAll(bearerToken, `$1 ${mask}`)
    .replaceAll(email, mask)
    .replaceAll(longNumber, mask);
