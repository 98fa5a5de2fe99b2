import { orderPath } from '#schemas/shop-pages.ts';

/** Path of an order without locale prefix, with what opens it: `/zamowienie?number=K7RM-2X9D#…`. */
export const orderHref = (number: string, token: string): string => orderPath(number, token);
