import { type BuiltInTexts, mergeByLocale } from '#schemas/locales/texts-by-locale.ts';
import { texts as frame } from './frame/texts.ts';
import { formsRoom } from './room.ts';

const files = import.meta.glob<BuiltInTexts>('./fields/*/texts.ts', { eager: true, import: 'texts' });

/** Interface words of all fields by language; keys begin with `form.`. */
export const fieldTexts = mergeByLocale(
  formsRoom.define('forms/frame', frame),
  ...Object.entries(files).map(([path, texts]) =>
    formsRoom.define(path.replace(/^\.\/(.*)\/texts\.ts$/, 'forms/$1'), texts),
  ),
);
