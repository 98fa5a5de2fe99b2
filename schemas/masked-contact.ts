/** The end of a number, enough to know one's own: `••• ••• 200`. */
export const maskPhone = (phone: string): string => `••• ••• ${phone.slice(-3)}`;

/** The first letter and the mail host: `a•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(1, at))}•••${email.slice(at)}`;
}
