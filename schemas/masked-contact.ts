/** The end of a number, enough to know one's own: `••• ••• 200`. */
export const maskPhone = (phone: string): string => `••• ••• ${phone.slice(-3)}`;

/** The first letter and the mail host: `a•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(1, at))}•••${email.slice(at)}`;
}

/** Country and the end of an account: enough to know one's own, too little for anybody else. */
export const maskIban = (iban: string): string => `${iban.slice(0, 2)} •••• ${iban.slice(-4)}`;

/** First letters of a name: `A. N.` */
export const maskName = (...names: readonly string[]): string =>
  names.flatMap((name) => [...name.trim()].slice(0, 1).map((letter) => `${letter}.`)).join(' ');
