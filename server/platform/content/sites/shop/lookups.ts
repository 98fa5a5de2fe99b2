import type { LookupItem } from '#schemas/lookup.ts';
import { inLocale } from '../entry.ts';
import { consents } from './consents.ts';
import { currencies } from './currencies.ts';

const pl = inLocale('pl');

const cardBlockReason: LookupItem[] = [
  { uuid: 'd480d1ce-a2dd-404a-941f-2a2434254d72', name: 'Karta zginęła' },
  { uuid: 'b73a5802-bddd-4d1b-8a60-827e7e61e650', name: 'Karta została skradziona' },
  { uuid: '63f2786d-1821-4711-a8a8-5a6cfa47e28e', name: 'Nie rozpoznaję płatności' },
  { uuid: '8a5c6bb1-e505-4ee2-a153-a9fc9f7e6860', name: 'Karta jest uszkodzona' },
  { uuid: '3c0bab41-be7c-46dd-ac87-ed337b6b6409', name: 'Inny powód' },
];

const employment: LookupItem[] = [
  { uuid: 'fee049ed-a600-4983-bc5f-275191a53a17', name: 'Umowa o pracę' },
  { uuid: '7313f31e-b7aa-4cce-81f7-de30df6f4f46', name: 'Umowa zlecenia lub o dzieło' },
  { uuid: '257e12a0-c400-468a-9e0e-ddf83062f3af', name: 'Własna działalność gospodarcza' },
  { uuid: 'f10dca0b-780e-4461-8dbe-1b0e077a0cf1', name: 'Emerytura' },
  { uuid: 'ae668c68-e89a-4cb0-9ca6-02bad5e98ac5', name: 'Renta' },
  { uuid: '12402072-6bcd-495b-a2f5-12c58d7d13ec', name: 'Gospodarstwo rolne' },
  { uuid: 'b27b0934-2f27-41ca-9b8c-c51490379e2a', name: 'Praca za granicą' },
  { uuid: '485f507e-6dd8-4508-be7b-11e2d1cf58d8', name: 'Nauka lub studia' },
  { uuid: 'a191ec32-af82-492c-9a04-18683c0c8e2c', name: 'Inne źródło dochodu' },
];

export const lookups = [
  ...Object.entries(consents).map(([alias, items]) => pl('lookup', alias, items)),
  pl('lookup', 'cardBlockReason', cardBlockReason),
  pl('lookup', 'currency', currencies),
  pl('lookup', 'employment', employment),
];
