import type { StatusNow } from '#engine/gate/status-screen.ts';
import { statusIn } from '#engine/react/ask-status.ts';
import { clearAttribution, marketingQuery } from '#engine/react/attribution-cookie.ts';
import { callPlatform } from '#engine/react/call-platform.ts';
import type { applicationStatus } from '#schemas/calls/application.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';

export interface Beginning {
  /** `application.status` */
  readonly call: CallRef<typeof applicationStatus>;
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
export async function beginApplication({ call, carried, locale }: Beginning): Promise<StatusNow | null> {
  const query = { ...marketingQuery(document.cookie), ...carried, app: '1' as const, language: locale };
  const { data } = await callPlatform(call, { query, locale });
  // What brought the customer has been counted with the application (specification 7).
  clearAttribution();
  return statusIn(data);
}
