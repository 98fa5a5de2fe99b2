/** Query parameters of `/signin`: where to go on afterwards, and what made the sign-in necessary. */
export const signInParameters = { next: 'next', session: 'session' } as const;
/** Value of `session`: the one the visitor had is over. */
export const endedSession = 'ended';

/**
 * An address of the sign-in that leads back.
 * @param signIn the sign-in itself, with locale prefix
 * @param back address of this site to go on to, with locale prefix; `ended`: the visitor's session is over, and is told so
 */
export function signInAddress(
  signIn: string,
  { next, ended = false }: { readonly next: string; readonly ended?: boolean },
): string {
  const query = new URLSearchParams({
    [signInParameters.next]: next,
    ...(ended && { [signInParameters.session]: endedSession }),
  });
  return `${signIn}?${query}`;
}
