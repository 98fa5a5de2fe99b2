import { choice } from './fields.ts';

/** The prop of widgets whose cards may stand in one row on a phone, see `ui/design/card-row.tsx`. */
export const phoneLayout = () =>
  choice(['stack', 'swipe'], {
    title: 'On phones',
    description:
      'stack: cards one under the other. swipe: side by side, moved with a finger; keeps a long page short',
    default: 'stack',
  });
export type PhoneLayout = 'stack' | 'swipe';
