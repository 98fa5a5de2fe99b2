import type { StatusNow } from '#engine/gate/status-screen.ts';
import { statusIn } from '#engine/react/ask-status.ts';
import { marketingQuery } from '#engine/react/attribution-cookie.ts';
import { callPlatform } from '#engine/react/call-platform.ts';

export interface Beginning {
  /** Address of the call `application.status`. */
  readonly path: string;
  /** What the calculator was set to (`carriedQuery`); empty where nobody chose anything. */
  readonly carried: Readonly<Record<string, string>>;
  readonly locale: string;
}

/**
 * Begins an application (`application.status` with `app=1`, specification 7), with where the customer came from, which is
 * counted with it. Who has one already keeps it.
 * @returns how the application stands now; null where the answer does not say
 * @throws PlatformFailure, e.g. while it is too early to apply again
 */
export async function beginApplication({ path, carried, locale }: Beginning): Promise<StatusNow | null> {
  const query = { ...marketingQuery(document.cookie), ...carried, app: 1, language: locale };
  return statusIn((await callPlatform({ path, query, locale })).data);
}
