/** What the fragment of a message's link, or of the step before, fills in. */
export interface CarriedAccess {
  readonly email?: string;
  readonly code?: string;
}

/** Reads `#email=…&code=…` ([sec 12]); servers never see it. Bounded, because anybody can write a link. */
export function readFragment(hash: string): CarriedAccess {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const email = params.get('email') ?? '';
  const code = params.get('code') ?? '';
  return {
    ...(email.includes('@') && email.length <= 254 ? { email } : {}),
    ...(/^[A-Za-z0-9_-]{4,100}$/.test(code) ? { code } : {}),
  };
}
