import { marketingQuery } from '#engine/react/attribution-cookie.ts';
import { callPlatform } from '#engine/react/call-platform.ts';

/**
 * Begins the application of somebody who pressed "apply" in the calculator before there was an account. The account is
 * open by now, whatever comes of this: a failure leaves the customer at the home page, where the button is once more.
 * @param carried what the calculator was set to; empty for whoever only wanted an account
 */
export async function beginApplication(
  path: string,
  carried: Readonly<Record<string, string>>,
  locale: string,
): Promise<void> {
  if (Object.keys(carried).length === 0) return;
  const query = { ...marketingQuery(document.cookie), ...carried, app: 1, language: locale };
  await callPlatform({ path, query, locale }).catch(() => undefined);
}
