/** An e-mail address as far as a pattern can tell one: something, an at sign, a host with a dot. */
export const emailPattern = '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$';
/** A telephone number as people write it, of any country. */
export const phonePattern = '^\\+?[0-9 ()-]{7,20}$';
