import { type AuthGroupsConfig, authGroupsCategory } from '#schemas/auth-groups.ts';
import type { SiteConfig } from '#schemas/config.ts';
import type { PasswordRules } from '#schemas/form.ts';
import { shared } from '../entry.ts';

const site: SiteConfig = {
  name: 'Mozaika',
  origin: 'https://sample.mozaika.example',
  open_paths: ['/fair-start'],
  phone: '+48 22 000 04 56',
  email: 'hello@mozaika.example',
  hours: '8:00–20:00',
  script_hosts: [],
};

const maps = { center: { lat: 50.45, lng: 24.2 }, zoom: 5, markers_limit: 5 };

/** Who may have an account: each group may have forms of its own (specification 6). */
const authGroups: AuthGroupsConfig = {
  groups: [
    {
      alias: 'personal',
      title: { en: 'Personal customer', ru: 'Частный клиент', uk: 'Приватний клієнт' },
      is_default: true,
    },
    { alias: 'partner', title: { en: 'Business partner', ru: 'Партнёр', uk: 'Партнер' } },
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
  shared('config', 'password-rules', { category: 'password-rules', values: passwordRules }),
];
