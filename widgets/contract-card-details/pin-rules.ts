/** What is wrong with a PIN: its key among the texts; null for a good one. The platform decides, this only says it sooner. */
export function pinFault(pin: string): 'four-digits' | 'all-same' | 'in-order' | null {
  if (!/^\d{4}$/.test(pin)) return 'four-digits';
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  if (steps.every((step) => step === 0)) return 'all-same';
  if (steps.every((step) => step === 1) || steps.every((step) => step === -1)) return 'in-order';
  return null;
}
