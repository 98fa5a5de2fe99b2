/**
 * Addresses of the chunks a widget type needs in the browser, from the build's manifest; those of the runtime for the
 * empty name.
 */
export type ViewChunks = (type: string) => readonly string[];

/** Names of modules among the chunks that are no widget's; no widget can have them. */
export const consentModule = '#consent';
export const visitorModule = '#visitor';
/** Those the document itself starts, before its first paint. */
export const askEarlyModule = '#ask-early';
export const cartMarkModule = '#cart-mark';
/** The one of documents that were drawn for somebody; it reads the document, and so comes after it. */
export const personWatchModule = '#person-watch';
/** Those a page names where visits are measured. */
export const vitalsModule = '#vitals';
export const measureVisitModule = '#measure-visit';
