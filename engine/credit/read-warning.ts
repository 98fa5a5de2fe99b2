import { type IsoDate, isCalendarDay } from '#money/calendar.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { CreditConfig, type CreditWarning } from '#schemas/credit-config.ts';
import { directiveWarning } from '#schemas/directive-warning.ts';
import { engineRoom } from '../i18n/room.ts';
import { type CreditOutcome, found, refused } from './credit-outcome.ts';
import { inForce } from './in-force.ts';

/** The cost warning as a page shows it. */
export interface WarningInForce {
  readonly text: string;
  /** Language of the text: the page's, or another one where the warning was not translated. */
  readonly locale: string;
  /** Where the duty comes from, e.g. the article. */
  readonly source: string;
  readonly from: IsoDate;
}

const warnings = compileSchema(CreditConfig.properties.warnings);
const directiveTexts = engineRoom.define(
  'schemas/directive-warning',
  Object.fromEntries(
    Object.entries(directiveWarning.texts).map(([locale, text]) => [locale, { 'credit.warning': text }]),
  ),
);
/** The directive's own words, in the languages of the engine's files, too. */
const standardWarning: CreditWarning = {
  ...directiveWarning,
  texts: Object.fromEntries(
    Object.entries(directiveTexts).flatMap(([locale, texts]) => {
      const text = texts['credit.warning'];
      return text === undefined ? [] : [[locale, text]];
    }),
  ),
};
/** Read in this order where the page's language is missing. */
const fallbackLocales = ['pl', 'en'];

/**
 * The warning of credit advertising in force on a day (Directive (EU) 2023/2225 art. 8(1)). Terms are not looked at: a
 * slip in a price must not take the warning away.
 * @param values the configuration category `credit`; without the key `warnings` the words of the directive hold
 * @returns value null when none of the configured warnings has begun
 */
export function warningInForce(
  values: Readonly<Record<string, unknown>>,
  today: IsoDate,
  locale: string,
): CreditOutcome<WarningInForce | null> {
  const stored = Object.hasOwn(values, 'warnings') ? values['warnings'] : [standardWarning];
  if (!warnings.Check(stored)) {
    const [error] = warnings.Errors(stored);
    return refused(
      'malformed',
      `warnings${error?.instancePath ?? ''} ${error?.message ?? ''}`,
      'Correct the configuration "credit".',
    );
  }
  const unreal = stored.find(({ from }) => !isCalendarDay(from));
  if (unreal)
    return refused('malformed', `there is no day ${unreal.from}`, 'Correct `from` of that warning.');
  const warning = inForce(stored, today);
  if (!warning) return found(null);
  const spoken = languageOf(warning, locale);
  if (spoken === undefined)
    return refused(
      'malformed',
      `the warning of ${warning.from} has no words`,
      'Write it in Polish at least.',
    );
  return found({
    text: warning.texts[spoken] ?? '',
    locale: spoken,
    source: warning.source,
    from: warning.from,
  });
}

/** The page's language; else one that is known to be there. A name from the address never reaches the prototype. */
const languageOf = ({ texts }: CreditWarning, locale: string): string | undefined =>
  [locale, ...fallbackLocales].find((name) => Object.hasOwn(texts, name)) ?? Object.keys(texts)[0];

/**
 * The warning for a place that must not stay empty, such as the footer of every page: where the configuration cannot be
 * read, the words of the directive.
 */
export function warningOrDefault(
  values: Readonly<Record<string, unknown>>,
  today: IsoDate,
  locale: string,
): WarningInForce | null {
  const outcome = warningInForce(values, today, locale);
  if (outcome.ok) return outcome.value;
  const standard = warningInForce({}, today, locale);
  return standard.ok ? standard.value : null;
}
