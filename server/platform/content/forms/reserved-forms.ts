import { formSources } from '#schemas/form-source.ts';

/** Every source but the forms editors own; found by name, because sources are added. */
const customerForms = Object.keys(formSources).filter((kind) => kind !== 'content');

/**
 * Whether a form is the customer system's: `login`, or `login-partner` for an auth group. Its definition is content, too,
 * but it is asked for and answered by its own calls, never by `forms/{alias}`.
 */
export const isReservedForm = (alias: string): boolean =>
  customerForms.some((kind) => alias === kind || alias.startsWith(`${kind}-`));
