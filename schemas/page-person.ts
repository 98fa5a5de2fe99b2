/*
 * Whom a page was drawn for: a mark that stands for one person and says nothing about them. A page carries it, each of its calls says it,
 * and the edge compares it with the person whose session the call would be made in (docs/decisions/0094-one-page-one-person.md).
 */

/** Request header of a page's calls. An answer that signs somebody in says in it whose the page is from then on. */
export const personHeader = 'x-mozaika-person';

/** Stands for nobody: a page for everybody, and a request without a session. */
export const nobody = 'nobody';

/** Mark of a page that is somebody's, and nobody knows whose: a preview, or a page made while the accounts did not answer. */
export const unknownPerson = 'unknown';

/** Error code of a call from a page that was drawn for another person than the one who is signed in. */
export const otherPersonCode = 'other_person';

/** Key in the storage of the device: since when who is signed in, as far as this browser knows, e.g. `1764355200000 nobody`. */
export const personKey = 'mozaika:person';
