import { defineModule } from '../../base/modules/define-module.ts';
import type { Ground } from '../../base/modules/ground.ts';
import type { LiveCatalogue } from '../../content/catalogue/live-catalogue.ts';
import { readNamedBanks } from '../../content/catalogue/named-banks.ts';
import type { LiveContent } from '../../content/live/live-content.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { BankLinkProvider } from './bank-link-provider.ts';
import { createIdentificationParts } from './identification-parts.ts';
import { registerIdentification } from './identification-routes.ts';

interface Needs extends Pick<Ground, 'orm' | 'now' | 'log'> {
  readonly live: LiveContent;
  readonly catalogue: LiveCatalogue;
  readonly lifecycle: Lifecycle;
  readonly bankLink?: BankLinkProvider;
}

/** Identification by a bank: bank links, and the transfer of one grosz. */
export const identificationModule = defineModule({
  name: 'identification',
  open: async ({ orm, live, catalogue, lifecycle, bankLink, now, log }: Needs) => ({
    identification: await createIdentificationParts({
      orm,
      lifecycle,
      provider: bankLink ?? null,
      banks: async () => (await readNamedBanks(catalogue, 'verification')).map(({ id }) => id),
      localePrefix: async (language) => {
        const { locale, defaultLocale } = await live.state({ named: language, accepted: [] });
        return locale === defaultLocale ? '' : `/${locale}`;
      },
      log,
      now,
    }),
  }),
  routes: (app, { identification }) => registerIdentification(app, identification),
});
