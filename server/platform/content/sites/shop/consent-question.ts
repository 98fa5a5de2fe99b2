/** What the lender asks consent for, as its privacy policy tells it: one cookie, for advertising, and no analytics. */
export const consentQuestion = {
  version: 1,
  analytics: false,
  marketing: true,
  marketingText: 'Jeden plik, który przez 30 dni pamięta, z której reklamy lub wyszukiwarki przychodzisz.',
};
