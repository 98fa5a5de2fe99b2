import { type Static, Type } from 'typebox';

const Line = Type.String({ minLength: 1, maxLength: 200 });

/** Configuration category `lender`: who lends, as contracts and other documents have to name them (art. 30 of the act). */
export const LenderConfig = Type.Object({
  name: Line,
  /** Street, postal code and city. */
  address: Line,
  /** Numbers in the register of companies and of the tax office. */
  krs: Line,
  nip: Line,
  phone: Line,
  email: Line,
  /** Place and, in production, register of the supervisor. */
  supervisor: Line,
});
export type LenderConfig = Static<typeof LenderConfig>;
export const lenderConfigCategory = 'lender';
