import type { LendingRouteOptions } from './lending-route-options.ts';

/** Writes to the site's address that an application waits for a person. Nothing is sent where no address is configured. */
export async function notifyStaff(
  { live, sender }: Pick<LendingRouteOptions, 'live' | 'sender'>,
  template: 'review-asked' | 'decision-awaited',
  application: string,
): Promise<void> {
  const { data } = await live.one('config', 'site', { named: null, accepted: [] });
  const email = new Map(Object.entries(data?.values ?? {})).get('email');
  if (typeof email !== 'string') return;
  sender.send({ channel: 'email', to: email, template, locale: 'pl', values: { application } });
}
