/** The site as authenticators know it (WebAuthn, "relying party"). */
export interface RelyingParty {
  /** Its host without the port: what a passkey is bound to. */
  readonly id: string;
  /** Where its pages come from. */
  readonly origin: string;
}

const loopback = /^(?:127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/;

/**
 * The relying party of a site. Passkeys are bound to names and never to addresses of the network, so a site on this very
 * machine is `localhost`.
 * @param publicOrigin e.g. `https://www.example.com`
 */
export function relyingPartyOf(publicOrigin: string): RelyingParty {
  const { protocol, hostname, port } = new URL(publicOrigin);
  const id = loopback.test(hostname) ? 'localhost' : hostname;
  return { id, origin: `${protocol}//${id}${port ? `:${port}` : ''}` };
}
