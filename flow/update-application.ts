import { callPlatform } from '#engine/react/call-platform.ts';
import type { ApplicationUpdate } from '#schemas/lending/application.ts';

interface UpdateCall {
  /** Address of `application.update`. */
  readonly path: string;
  readonly locale: string;
  /** The page is being left. */
  readonly keepalive?: boolean;
}

/** Sends `application.update`. @returns the application afterwards @throws PlatformFailure */
export async function updateApplication(
  { path, locale, keepalive = false }: UpdateCall,
  body: ApplicationUpdate,
): Promise<unknown> {
  const { data } = await callPlatform({
    method: 'POST',
    path,
    query: { language: locale },
    body,
    locale,
    keepalive,
  });
  return data;
}
