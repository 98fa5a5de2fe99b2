import { type Static, Type } from 'typebox';
import { Minor, nullable } from './figures.ts';

/** Answer of `contract.transfer-code`: a transfer as a picture for the app of a Polish bank. */
export const TransferCode = Type.Object({
  /** What the picture says, as the banks' recommendation orders it. */
  text: Type.String(),
  /** Dark modules as data of an SVG path, one unit each. */
  path: Type.String(),
  /** Width and height in modules, the quiet zone included. */
  size: Type.Integer(),
  /** Null where the amount does not fit into the code: the customer types it. */
  amount_minor: nullable(Minor),
});
export type TransferCode = Static<typeof TransferCode>;
