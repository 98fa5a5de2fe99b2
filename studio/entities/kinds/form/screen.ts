import { ClipboardList } from 'lucide-react';
import { lazy } from 'react';
import type { FormDefinition } from '#schemas/form.ts';
import { kindScreen } from '../../kind-screen.tsx';

const emptyForm = (key: string): FormDefinition => ({
  alias: key,
  title: '',
  button_text: 'Wyślij',
  groups: [{ alias: 'main', fields: [] }],
});

/** Forms: a builder in place of fields made from the schema, and the live form beside it. */
export const screen = kindScreen({
  kind: 'form',
  path: 'forms',
  nav: { group: 'forms', order: 1, icon: ClipboardList },
  marks: {},
  empty: emptyForm,
  Editor: lazy(async () => ({
    default: (await import('../../../forms/builder/form-builder.tsx')).FormBuilder,
  })),
  Preview: lazy(async () => ({
    default: (await import('../../../forms/preview/form-preview.tsx')).FormPreview,
  })),
});
