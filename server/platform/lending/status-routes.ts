import { applicationStatus } from '#schemas/calls/application.ts';
import { readMarketing } from '../content/forms/marketing.ts';
import { withWanted } from '../customers/account/wanted-loan.ts';
import { customerOf } from '../customers/require-customer.ts';
import type { PlatformApp } from '../http/app-types.ts';
import { personLanguageOf, refuseIn } from '../http/person-texts.ts';
import { PlatformError } from '../http/platform-error.ts';
import { serve } from '../http/serve-call.ts';
import type { LendingRouteOptions } from './lending-route-options.ts';
import { lendingTexts } from './lending-texts.ts';
import { TooEarly } from './lifecycle.ts';

/** The status of an application, and its beginning. */
export function registerStatusRoutes(app: PlatformApp, options: LendingRouteOptions): void {
  const { lifecycle } = options;

  serve(app, applicationStatus, async (request) => {
    const { customer } = customerOf(request);
    const language = personLanguageOf(request);
    if (request.query.app === '1') {
      // What the calculator was set to just now counts, not what it was at the sign-up.
      const asking = withWanted(customer, request.query);
      await lifecycle.create(asking, readMarketing(request.query)).catch((error: unknown) => {
        if (!(error instanceof TooEarly)) throw error;
        const day = dayIn(language, error.againOn);
        throw new PlatformError('wrong_status', refuseIn(lendingTexts, language, 'tooEarly', { day }));
      });
    }
    return { data: await lifecycle.read(customer, language) };
  });
}

/** A day as people write it. @param day `YYYY-MM-DD` */
const dayIn = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
