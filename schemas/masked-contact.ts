/** The end of a number, enough to know one's own: `••• ••• 200`. */
export const maskPhone = (phone: string): string => `••• ••• ${phone.slice(-3)}`;

/** The first letter and the mail host: `a•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(1, at))}•••${email.slice(at)}`;
}

/** First letters of a name: `A. N.` */
export const maskName = (...names: readonly string[]): string =>
  names.flatMap((name) => [...name.trim()].slice(0, 1).map((letter) => `${letter}.`)).join(' ');
