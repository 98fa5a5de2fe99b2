import { callPlatform } from '#engine/react/call-platform.ts';
import type { applicationUpdate } from '#schemas/calls/application.ts';
import type { CallRef } from '#schemas/calls/call-ref.ts';
import type { ApplicationUpdate } from '#schemas/lending/application.ts';

interface UpdateCall {
  readonly call: CallRef<typeof applicationUpdate>;
  readonly locale: string;
  /** The page is being left. */
  readonly keepalive?: boolean;
}

/** Sends `application.update`. @returns the application afterwards @throws PlatformFailure */
export async function updateApplication(
  { call, locale, keepalive = false }: UpdateCall,
  body: ApplicationUpdate,
): Promise<unknown> {
  const { data } = await callPlatform(call, { query: { language: locale }, body, locale, keepalive });
  return data;
}
