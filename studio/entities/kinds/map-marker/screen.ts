import { MapPin } from 'lucide-react';
import { textAt } from '../../body-parts.ts';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'map-marker',
  path: 'map-markers',
  nav: { group: 'content', order: 23, icon: MapPin },
  marks: { '/id': { hidden: true } },
  empty: (key) => ({ id: key, title: '', address: '', lat: 52.2297, lng: 21.0122 }),
  note: (body) => textAt(body, 'address'),
});
