import { type Static, Type } from 'typebox';

export const props = Type.Object({});
export type SandboxLenderProps = Static<typeof props>;
