/** `tel:` address of a phone number as people write it, e.g. `+48 22 000 01 23`. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
