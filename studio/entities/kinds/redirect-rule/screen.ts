import { CornerUpRight } from 'lucide-react';
import { keyFromAddress, textAt } from '../../body-parts.ts';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'redirect-rule',
  path: 'redirects',
  nav: { group: 'site', order: 31, icon: CornerUpRight },
  keyOf: keyFromAddress,
  marks: {
    '/url': { control: 'key', hint: 'entities.hint-url' },
    '/permanent': { hint: 'entities.hint-permanent' },
  },
  empty: () => ({ url: '/', url_to: '/' }),
  note: (body) => `→ ${textAt(body, 'url_to')}`,
});
