/**
 * What is wrong with a PIN: its key among the texts; null for a good one. The platform decides, and knows the birth date,
 * too; this only says it sooner.
 */
export function pinFault(pin: string): 'four-digits' | 'all-same' | 'in-order' | 'pairs' | null {
  if (!/^\d{4}$/.test(pin)) return 'four-digits';
  const [a = 0, b = 0, c = 0, d = 0] = [...pin].map(Number);
  const steps = new Set([b - a, c - b, d - c].map((step) => (step + 10) % 10));
  if (steps.size === 1) return steps.has(0) ? 'all-same' : 'in-order';
  return (a === c && b === d) || (a === d && b === c) ? 'pairs' : null;
}
