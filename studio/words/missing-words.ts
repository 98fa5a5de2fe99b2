import type { WidgetWords } from '#registry/studio-words.ts';
import type { Widget } from '#registry/widget.ts';
import { sharedWords } from '../fields/words/shared-words.ts';
import { readWords } from './read-words.ts';

/** The developers' gallery and constructor: the palette leaves them out, so nobody edits their props. */
const ofDevelopers = /^(gallery-|sandbox-)|^form-constructor-example$/;

/** What a Studio of this language would still say in English of a widget, and where to add it. */
export function missingWords(widget: Widget, own: WidgetWords | undefined, locale: string): string[] {
  const { type, guidance } = widget;
  const file = `widgets/${type}/studio-words.ts`;
  if (!own) return [`widget "${type}": add "${locale}" to ${file}`];
  const shared = sharedWords(locale);
  const unnamed = (['title', 'description'] as const).filter((part) => own[part].trim() === '');
  const missing = ofDevelopers.test(type)
    ? []
    : readWords(widget).filter(
        ({ kind, word }) => !Object.hasOwn(own[kind] ?? {}, word) && !Object.hasOwn(shared[kind], word),
      );
  return [
    ...unnamed.map((part) => `widget "${type}": ${locale}.${part} is empty in ${file}`),
    ...(own.use !== undefined && !guidance
      ? [`widget "${type}": ${locale}.use in ${file}, but widget.ts has no guidance`]
      : []),
    ...missing.map(
      ({ place, kind, word }) => `widget "${type}", ${place}: add '${word}' to ${locale}.${kind} in ${file}`,
    ),
  ];
}
