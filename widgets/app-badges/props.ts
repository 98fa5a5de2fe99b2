import { type Static, Type } from 'typebox';
import { image, link, longText, text } from '#registry/fields.ts';

const address = (title: string) => Type.Optional(link({ title }));

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Title', maxLength: 120 })),
  text: Type.Optional(longText({ title: 'Text', maxLength: 400 })),
  appStore: address('Address in the App Store'),
  googlePlay: address('Address in Google Play'),
  appGallery: address('Address in AppGallery'),
  picture: Type.Optional(image({ title: 'Picture' })),
  note: Type.Optional(text({ title: 'Small print, e.g. system requirements', maxLength: 300 })),
});
export type AppBadgesProps = Static<typeof props>;
