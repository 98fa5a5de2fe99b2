import type { AskPlatform, Client } from './ask-platform.ts';
import type { RenewSession } from './renew-session.ts';
import type { SessionTokens } from './session-cookies.ts';

export interface EndOptions {
  readonly client: Client;
  /** All sessions of the account, not this one alone. */
  readonly everywhere?: boolean;
}

/**
 * Ends a session on the platform ([sec 4]). Whether it could be ended: false when the platform could not be asked. A
 * session that is over already counts as ended.
 */
export type EndSession = (tokens: SessionTokens, options: EndOptions) => Promise<boolean>;

export interface EndParts {
  readonly ask: AskPlatform;
  readonly renew: RenewSession;
  readonly onFailure: (error: unknown) => void;
}

export function createEndSession({ ask, renew, onFailure }: EndParts): EndSession {
  const logout = async (access: string, { client, everywhere = false }: EndOptions) =>
    (await ask({ id: 'authorization.logout', client, access, body: { everywhere } })).status;

  return async ({ access, refresh }, options) => {
    try {
      let status = access === undefined ? 401 : await logout(access, options);
      // The access token is gone or expired, and the session may still run: only a fresh token can end it.
      if (status === 401 && refresh !== undefined) {
        const renewal = await renew(refresh, options.client);
        if (renewal.kind === 'failed') return false;
        if (renewal.kind === 'refused') return true;
        status = await logout(renewal.tokens.access, options);
      }
      if (status < 300 || status === 401) return true;
      onFailure(new Error(`The platform answered a logout with ${status}.`));
    } catch (error) {
      onFailure(error);
    }
    return false;
  };
}
