import type { SiteConfig } from '#schemas/config.ts';
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

export const configs = [
  shared('config', 'site', { category: 'site', values: site }),
  shared('config', 'maps', { category: 'maps', values: maps }),
];
