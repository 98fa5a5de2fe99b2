import type { AskPlatform, Client } from './ask-platform.ts';
import { readLogin } from './login-answer.ts';
import type { IssuedTokens } from './session-cookies.ts';

/** What became of a refresh token. `failed`: nobody could say; the session may still be good. */
export type Renewal =
  | { readonly kind: 'renewed'; readonly tokens: IssuedTokens }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed' };

/** Takes a refresh token for new tokens: one call to the platform per token, however many ask for it ([sec 6]). */
export type RenewSession = (refresh: string, client: Client) => Promise<Renewal>;

export interface RenewParts {
  readonly ask: AskPlatform;
  readonly onFailure: (error: unknown) => void;
  /** Milliseconds. */
  readonly now: () => number;
}

/**
 * How long the answer is kept for requests that a browser sent with the old cookies before the new ones reached it. Without
 * this they would show the platform a used token, which ends the session.
 */
const graceMs = 10_000;

/** Flights that are kept at most; the oldest go first, and cost those late requests one more call. */
const maxFlights = 10_000;

interface Flight {
  readonly renewal: Promise<Renewal>;
  /** When the answer came; null while it is awaited. */
  landedAt: number | null;
}

export function createRenewSession({ ask, onFailure, now }: RenewParts): RenewSession {
  const flights = new Map<string, Flight>();

  const askForTokens = async (refresh: string, client: Client): Promise<Renewal> => {
    try {
      const { status, body } = await ask({
        id: 'authorization.refresh',
        client,
        body: { refresh_token: refresh },
      });
      const login = status >= 200 && status < 300 ? readLogin(body) : null;
      if (login) return { kind: 'renewed', tokens: login.tokens };
      // Busy (429), slow (408) and broken (5xx, or a success without tokens) say nothing about the token.
      const refused = status >= 400 && status < 500 && status !== 429 && status !== 408;
      if (!refused) onFailure(new Error(`The platform answered a refresh with ${status}.`));
      return { kind: refused ? 'refused' : 'failed' };
    } catch (error) {
      onFailure(error);
      return { kind: 'failed' };
    }
  };
  const dropOld = () => {
    for (const [token, { landedAt }] of flights) {
      const expired = landedAt !== null && now() - landedAt > graceMs;
      // Insertion order is about the order of landing: what comes after the first fresh one is fresh, too.
      if (!expired && flights.size <= maxFlights) return;
      flights.delete(token);
    }
  };

  return (refresh, client) => {
    dropOld();
    const running = flights.get(refresh);
    if (running && (running.landedAt === null || now() - running.landedAt <= graceMs)) return running.renewal;
    const flight: Flight = { renewal: askForTokens(refresh, client), landedAt: null };
    flights.set(refresh, flight);
    void flight.renewal.then(({ kind }) => {
      // A failure is not kept: the next request tries again.
      if (kind === 'failed') flights.delete(refresh);
      else flight.landedAt = now();
    });
    return flight.renewal;
  };
}
