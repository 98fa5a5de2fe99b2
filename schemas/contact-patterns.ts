/** What stands for nothing on paper: control characters, line separators, marks that turn the direction of what follows. */
const unseen = '\\u0000-\\u001f\\u007f-\\u009f\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff';
/** A letter of an address: none of those that part addresses in the header of a message. */
const letter = `[^@\\s${unseen}<>()\\[\\]\\\\,;:"]`;

/** An e-mail address as far as a pattern can tell one: something, an at sign, a host with a dot. */
export const emailPattern = `^${letter}+@${letter}+\\.${letter}+$`;
/** A telephone number as people write it, of any country. */
export const phonePattern = '^\\+?[0-9 ()-]{7,20}$';
/** What is written on one line, such as a name: at least one letter that can be seen, and no line break. */
export const oneLinePattern = `^[^${unseen}]*[^\\s${unseen}][^${unseen}]*$`;
