import { Clock, Globe, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';

/** Fields whose meaning a picture helps to find; each still has its name in words. */
const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['address', MapPin],
  ['street', MapPin],
  ['hours', Clock],
  ['phone', Phone],
  ['email', Mail],
  ['website', Globe],
]);

/** The icon of a field that has one; decoration beside its name. */
export function FieldIcon({ name }: { name: string }) {
  const Shape = icons.get(name);
  return Shape ? <Shape aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" /> : null;
}

/** Whether any of these fields has an icon, so that all their lines keep the room for it. */
export const anyIcon = (names: readonly string[]): boolean => names.some((name) => icons.has(name));
