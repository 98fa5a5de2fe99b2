import { randomUUID } from 'node:crypto';
import type { Orm } from '../../base/database/database.ts';
import { chatTemplate } from '../tables.ts';

/** Templates a sandbox starts with; a production's administrator writes its own. */
const samples = [
  { title: 'Powitanie', text: 'Dzień dobry, {imie}! Z tej strony {konsultant}. W czym mogę pomóc?' },
  { title: 'Sprawdzam', text: 'Już to sprawdzam. Proszę o chwilę cierpliwości.' },
  { title: 'Numer umowy', text: 'Widzę Twoją umowę nr {numer}. Czy pytanie jej dotyczy?' },
  { title: 'Zakończenie', text: 'Cieszę się, że mogliśmy pomóc. Miłego dnia, {imie}!' },
];

export async function seedTemplates(orm: Orm): Promise<void> {
  if ((await orm.$count(chatTemplate)) > 0) return;
  await orm.insert(chatTemplate).values(samples.map((sample) => ({ id: randomUUID(), ...sample })));
}
