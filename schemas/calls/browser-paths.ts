/*
 * Paths that code of the browser names by itself, apart from what a Plan hands it: here they load no schemas.
 */

/** Of the call `languages`, the smallest that every host answers. */
export const languagesPath = '/v2/system/languages';
/** Of the call `cross-sell.lead-create`. */
export const leadCreatePath = '/v2/cross-sell/lead-create';
