import { type Static, Type } from 'typebox';
import { choice, image, integer, link, list, longText, object, richText, text } from '#registry/fields.ts';

/** A file of this site. Nothing is played from other hosts: they would learn who watches what. */
const file = (title: string) =>
  Type.String({ pattern: '^/(?![/\\\\])', maxLength: 500, title, field: 'link' });

export const props = Type.Object({
  title: Type.Optional(text({ title: 'Heading', maxLength: 120 })),
  lead: Type.Optional(longText({ title: 'Lead', maxLength: 400 })),
  name: text({
    title: 'Name of the video',
    description: 'Said by screen readers: what it is about',
    minLength: 1,
    maxLength: 160,
  }),
  sources: list(
    object({
      src: file('File, e.g. /media/story.webm'),
      type: choice(['video/webm', 'video/mp4'], { title: 'Format', default: 'video/mp4' }),
    }),
    {
      title: 'The same video in one or more formats; the first that the browser knows is played',
      maxItems: 4,
      default: [],
    },
  ),
  outside: Type.Optional(
    object(
      {
        href: link({ title: 'Address of the video' }),
        provider: text({ title: 'Name of the service it is on', minLength: 1, maxLength: 60 }),
      },
      { title: 'A video on another site: shown as a link, only without files of our own' },
    ),
  ),
  poster: Type.Optional(image({ title: 'Picture before it starts; it should have the video’s shape' })),
  tracks: list(
    object({
      src: file('File in WebVTT, e.g. /media/story.pl.vtt'),
      language: choice(['pl', 'en', 'ru', 'uk'], { title: 'Language', default: 'pl' }),
      label: text({ title: 'Name in the player’s menu', minLength: 1, maxLength: 40 }),
    }),
    { title: 'Captions', maxItems: 10, default: [] },
  ),
  seconds: Type.Optional(integer({ title: 'Length in seconds', minimum: 1, maximum: 36_000 })),
  caption: Type.Optional(longText({ title: 'Caption', maxLength: 400 })),
  transcript: Type.Optional(
    richText({ title: 'Transcript', description: 'All that is heard and seen, for those who do not watch' }),
  ),
});
export type VideoProps = Static<typeof props>;
