import type { CustomEntityField, CustomEntityType } from '#schemas/custom-entity-type.ts';
import { shared } from '../entry.ts';

const text = (
  key: string,
  [pl, en]: readonly [string, string],
  more: Partial<CustomEntityField> = {},
): CustomEntityField => ({
  key,
  label: { pl, en },
  kind: 'text',
  required: true,
  translatable: true,
  ...more,
});
const number = { kind: 'number', translatable: false, dynamic: true } as const;

/** What the branches and the partners of the shop consist of. */
const types: readonly CustomEntityType[] = [
  {
    alias: 'branch',
    title: { pl: 'Oddziały', en: 'Branches' },
    fields: [
      text('address', ['Adres', 'Address'], { translatable: false }),
      text('hours', ['Godziny otwarcia', 'Opening hours']),
      text('note', ['Uwaga', 'Note'], {
        kind: 'long-text',
        required: false,
        help: { pl: 'Np. jak dojechać albo gdzie zaparkować.', en: 'E.g. how to get there, where to park.' },
      }),
      text('lat', ['Szerokość geograficzna', 'Latitude'], number),
      text('lng', ['Długość geograficzna', 'Longitude'], number),
    ],
  },
  {
    alias: 'partner',
    title: { pl: 'Partnerzy', en: 'Partners' },
    fields: [
      text('field', ['Dziedzina', 'Field']),
      text('description', ['Opis', 'Description'], { kind: 'long-text' }),
    ],
  },
];

export const entityTypes = types.map((type) => shared('custom-entity-type', type.alias, type));
