import { checkWords } from '#engine/content-check/check-words.ts';
import { describePropsErrors } from '#engine/content-check/describe-props-errors.ts';
import type { Translate } from '#engine/i18n/translator.ts';
import type { PropsError } from '#registry/normalise-props.ts';
import type { Widget } from '#registry/widget.ts';
import type { StudioLocale } from '../app/studio-texts.tsx';
import { fieldWords } from '../fields/words/field-words.ts';
import { pointerLabels } from '../fields/words/pointer-labels.ts';
import { widgetWords } from '../words/widget-words.ts';

/** The person at the Studio: its own texts, and the language they are in. */
export interface Spoken {
  readonly t: Translate;
  readonly locale: StudioLocale;
}

/** What is wrong with props before the server has checked them, in the words of its checks: JSON pointer -> sentences. */
export const errorsByField = (
  errors: readonly PropsError[],
  locale: StudioLocale,
): (readonly [string, string])[] =>
  describePropsErrors(errors, checkWords(locale)).map(({ path, message, cure }) => [
    path,
    `${message} ${cure}`,
  ]);

/** The same, a line each that names the field. */
export const errorLines = (
  widget: Pick<Widget, 'type' | 'props'>,
  errors: readonly PropsError[],
  { t, locale }: Spoken,
): string[] => {
  const words = fieldWords(locale, widgetWords(widget.type, locale));
  return errorsByField(errors, locale).map(([path, sentences]) => {
    const field = pointerLabels(path, { schema: widget.props, t, words }).join(' › ');
    return field === '' ? sentences : `${field}: ${sentences}`;
  });
};
