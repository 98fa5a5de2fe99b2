import { createHash } from 'node:crypto';
import { isCalendarDay } from '#money/calendar.ts';

/** What the rules know of somebody who asks for a loan. Money in minor units a month. */
export interface Applicant {
  /** From the PESEL number; null where it gives none. */
  readonly birthDate: string | null;
  /** SHA-256 of the PESEL number, hex: the list nothing is lent to holds no numbers. */
  readonly peselHash: string | null;
  readonly incomeMinor: number;
  /** What the household says it spends on living. */
  readonly livingCostMinor: number;
  readonly dependants: number;
  /** Instalments of loans there are. */
  readonly obligationsMinor: number;
  /** Key of the lookup `employment`. */
  readonly employment: string | null;
  /** The loan is to pay off other loans. */
  readonly refinances: boolean;
}

/** The purpose that stands for paying off other loans. */
export const refinancePurpose = 'refinance';

/**
 * Birth date of a PESEL number whose form was checked.
 * @returns `YYYY-MM-DD`; null for what has no date in it
 */
export function birthDateOf(pesel: string): string | null {
  const digits = pesel.replaceAll(/\D/g, '');
  if (digits.length !== 11) return null;
  const month = Number(digits.slice(2, 4));
  const century = [1900, 2000, 2100, 2200, 1800][Math.floor(month / 20)] ?? 1900;
  const year = century + Number(digits.slice(0, 2));
  const day = `${year}-${String(month % 20).padStart(2, '0')}-${digits.slice(4, 6)}`;
  return isCalendarDay(day) ? day : null;
}

/** Whole years of age on a day; both `YYYY-MM-DD`. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Reads the values of the application's steps; what editors' forms do not ask counts as nothing. */
export function readApplicant(steps: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Applicant {
  const values = new Map(Object.values(steps).flatMap((step) => Object.entries(step)));
  const amount = (name: string): number => {
    const value = values.get(name);
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;
  };
  const text = (name: string): string | null => {
    const value = values.get(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const pesel = text('pesel')?.replaceAll(/\D/g, '') ?? null;
  return {
    birthDate: pesel === null ? null : birthDateOf(pesel),
    peselHash: pesel === null ? null : createHash('sha256').update(pesel).digest('hex'),
    incomeMinor: amount('net_income'),
    livingCostMinor: amount('living_costs'),
    dependants: amount('dependants'),
    obligationsMinor: amount('instalments'),
    employment: text('employment'),
    refinances: values.get('purpose') === refinancePurpose,
  };
}
