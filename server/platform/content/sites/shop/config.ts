import type { SiteConfig } from '#schemas/config.ts';
import { shared } from '../entry.ts';
import { company } from './company.ts';

const site: SiteConfig = {
  name: company.shortName,
  origin: 'https://mozaika.example',
  open_paths: ['/regulamin', '/polityka-prywatnosci', '/formularz-informacyjny', '/deklaracja-dostepnosci'],
  phone: company.phone,
  email: company.email,
  hours: company.hours,
  script_hosts: [],
};

/** Where the map of branches opens: the middle of Poland, the whole country in view. */
const maps = { center: { lat: 52.07, lng: 19.48 }, zoom: 6, markers_limit: 5 };

export const configs = [
  shared('config', 'site', { category: 'site', values: site }),
  shared('config', 'maps', { category: 'maps', values: maps }),
];
