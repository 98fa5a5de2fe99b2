import { type Static, Type } from 'typebox';
import { key } from '#registry/fields.ts';

export const props = Type.Object({ key: key({ title: 'Key of the view block', relation: 'view-block' }) });
export type ViewBlockProps = Static<typeof props>;
