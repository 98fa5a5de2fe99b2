import type { CustomEntityItem } from '#schemas/custom-entity.ts';
import { inLocale } from '../entry.ts';
import { branchAddress, branches } from './branches.ts';

const pl = inLocale('pl');

const branchItems = branches.map((branch): CustomEntityItem => {
  const { id, name, lat, lng, hours, note } = branch;
  const value = { address: branchAddress(branch), hours, note };
  return { id, is_active: true, name, type: 'branch', value, dynamic_value: { lat, lng } };
});

const partner = (
  id: string,
  name: string,
  value: { field: string; description: string },
): CustomEntityItem => ({ id, is_active: true, name, type: 'partner', value, dynamic_value: {} });

const partners = [
  partner('dom-i-klucz', 'Dom i Klucz', {
    field: 'Materiały wykończeniowe',
    description:
      'Sieć składów budowlanych. Pomaga policzyć materiały i zwraca pieniądze za nieotwarte opakowania.',
  }),
  partner('zielona-fala', 'Zielona Fala', {
    field: 'Sprzęt AGD o niskim zużyciu prądu',
    description: 'Sklepy ze sprzętem domowym, odbiór starego urządzenia przy dostawie.',
  }),
  partner('rowerownia', 'Rowerownia', {
    field: 'Rowery i serwis',
    description: 'Rowery miejskie i elektryczne, bezpłatny przegląd po pierwszych trzech miesiącach.',
  }),
];

export const customEntities = [...branchItems, ...partners].map((entity) =>
  pl('custom-entity', `${entity.type}/${entity.id}`, entity),
);
