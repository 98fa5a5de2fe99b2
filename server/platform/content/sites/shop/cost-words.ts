/** Grosz as Polish money, grouped like the calculator groups: `6 133,21 zł`; whole zlotys without decimals. */
export function zloty(grosz: number): string {
  const whole = String(Math.trunc(grosz / 100)).replace(/\B(?=(\d{3})+$)/g, ' ');
  const rest = grosz % 100;
  return `${whole}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`} zł`;
}

/** A percentage with a decimal comma; RRSO with both decimals, rates without needless ones. */
export const percent = (value: number, decimals = 0): string =>
  `${(decimals > 0 ? value.toFixed(decimals) : String(value)).replace('.', ',')}%`;
