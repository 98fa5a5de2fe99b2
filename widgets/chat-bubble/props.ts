import { type Static, Type } from 'typebox';
import { choice } from '#registry/fields.ts';

export const props = Type.Object({
  placement: choice(['corner', 'inline'], {
    title: 'Place',
    description: 'corner: in the corner of every page; put it into the layout. inline: where it stands',
    default: 'corner',
  }),
});
export type ChatBubbleProps = Static<typeof props>;
