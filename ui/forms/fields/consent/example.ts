import type { FormField } from '#schemas/form.ts';

export const example: readonly FormField[] = [
  {
    alias: 'consent',
    type: 'consent',
    title: 'Zgadzam się na kontakt w tej sprawie.',
    document: { label: 'Jak chronimy Twoje dane', href: '/polityka-prywatnosci' },
  },
];
