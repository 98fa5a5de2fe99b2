import { type AuthGroupsConfig, authGroupsCategory } from '#schemas/auth-groups.ts';
import type { SiteConfig } from '#schemas/config.ts';
import type { PasswordRules } from '#schemas/form.ts';
import { lenderConfigCategory } from '#schemas/lending/lender-config.ts';
import { lendingConfigCategory } from '#schemas/lending/lending-config.ts';
import { demoLender } from '../../../documents/lender.ts';
import { defaultLending } from '../../../lending/default-lending.ts';
import { shared } from '../entry.ts';
import { company } from './company.ts';

const site: SiteConfig = {
  name: company.shortName,
  origin: 'https://mozaika.example',
  open_paths: [
    '/regulamin',
    '/polityka-prywatnosci',
    '/formularz-informacyjny',
    '/deklaracja-dostepnosci',
    '/reklamacje',
  ],
  phone: company.phone,
  email: company.email,
  hours: company.hours,
  script_hosts: [],
};

/** Where the map of branches opens: the middle of Poland, the whole country in view. */
const maps = { center: { lat: 52.07, lng: 19.48 }, zoom: 6, markers_limit: 5 };

/** Who may have an account: each group may have forms of its own (specification 6). */
const authGroups: AuthGroupsConfig = {
  groups: [
    { alias: 'personal', title: { pl: 'Klient indywidualny' }, is_default: true },
    { alias: 'partner', title: { pl: 'Partner handlowy' } },
  ],
};

/** Length counts for more than a mixture of signs (NIST SP 800-63B-4, 3.1.1.2). */
const passwordRules: PasswordRules = {
  min_length: 10,
  max_length: 128,
  lower_case: true,
  upper_case: true,
  digit: true,
  special: false,
};

export const configs = [
  shared('config', 'site', { category: 'site', values: site }),
  shared('config', 'maps', { category: 'maps', values: maps }),
  shared('config', authGroupsCategory, { category: authGroupsCategory, values: authGroups }),
  shared('config', lenderConfigCategory, { category: lenderConfigCategory, values: demoLender }),
  shared('config', lendingConfigCategory, { category: lendingConfigCategory, values: defaultLending }),
  shared('config', 'password-rules', { category: 'password-rules', values: passwordRules }),
];
