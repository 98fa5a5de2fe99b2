import type { FieldEntry, FieldFixture } from '../../frame/field-fixture.ts';

const field = { alias: 'campaign', type: 'hidden', title: 'Kampania' };

export const fixtures: readonly FieldFixture[] = [
  { name: 'normal', field, value: 'wiosna' },
  { name: 'number', field, value: 12 },
  { name: 'empty', field, value: '' },
];

export const entries: readonly FieldEntry[] = [];
