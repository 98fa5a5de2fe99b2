import { ListChecks } from 'lucide-react';
import { textAt } from '../../body-parts.ts';
import { kindScreen } from '../../kind-screen.tsx';

export const screen = kindScreen({
  kind: 'lookup',
  path: 'lookups',
  nav: { group: 'content', order: 22, icon: ListChecks },
  marks: {
    '': { label: 'entities.lookup-values' },
    '/*': { openLabels: 'entities.lookup-field-' },
    '/*/uuid': { generated: true },
  },
  empty: () => [],
  note: (body) =>
    Array.isArray(body)
      ? body
          .slice(0, 5)
          .map((item) => textAt(item, 'name'))
          .join(' · ')
      : '',
});
