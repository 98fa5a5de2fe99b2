import { lazy } from 'react';
import type { FormDefinition } from '#schemas/form.ts';
import type { EntityKind } from '../../entity-kind.ts';

const emptyForm = (key: string): FormDefinition => ({
  alias: key,
  title: '',
  button_text: 'Wyślij',
  groups: [{ alias: 'main', fields: [] }],
});

/** Forms: a builder in place of fields made from the schema, and the live form beside it. */
export const kind: EntityKind = {
  kind: 'form',
  path: 'forms',
  marks: {},
  empty: emptyForm,
  Editor: lazy(async () => ({
    default: (await import('../../../forms/builder/form-builder.tsx')).FormBuilder,
  })),
  Preview: lazy(async () => ({
    default: (await import('../../../forms/preview/form-preview.tsx')).FormPreview,
  })),
};
