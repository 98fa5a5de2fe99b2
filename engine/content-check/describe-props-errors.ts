import type { PropsError } from '#registry/normalise-props.ts';
import type { Translate } from '../i18n/translator.ts';

/** What is wrong with one value, in words for editors. */
export interface DescribedPropsError {
  /** JSON pointer into the props, to the field itself even where it is its parent that misses it. */
  readonly path: string;
  readonly message: string;
  readonly cure: string;
}

/** Keywords of JSON Schema that have words of their own: `check.props-<word>`. */
const wordOf: Readonly<Record<string, string>> = {
  required: 'empty',
  type: 'type',
  enum: 'choice',
  const: 'choice',
  maxLength: 'long',
  minLength: 'short',
  maxItems: 'many',
  minItems: 'few',
  maximum: 'large',
  minimum: 'small',
  pattern: 'form',
  format: 'form',
  'newer-version': 'newer',
  migration: 'migration',
};

/** What is wrong with props as editors are told: by field, each thing once. */
export function describePropsErrors(errors: readonly PropsError[], t: Translate): DescribedPropsError[] {
  const described = errors.flatMap((error) => placesOf(error).map((path) => describe(error, path, t)));
  // Each branch of a choice complains for itself, about the same field.
  const seen = new Set<string>();
  return described.filter(({ path, message }) => {
    const one = `${path} ${message}`;
    return !seen.has(one) && seen.add(one);
  });
}

/** The fields an error is about: of an object that lacks some, those. */
function placesOf({ path, keyword, params }: PropsError): string[] {
  const missing = params['requiredProperties'];
  return keyword === 'required' && Array.isArray(missing)
    ? missing.map((name) => `${path}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    : [path];
}

function describe({ keyword, params }: PropsError, path: string, t: Translate): DescribedPropsError {
  const { limit } = params;
  const known = Object.hasOwn(wordOf, keyword) ? wordOf[keyword] : undefined;
  // A text of no letters is one that is not there.
  const word = known === 'short' && limit === 1 ? 'empty' : (known ?? 'wrong');
  const values = Object.fromEntries(
    Object.entries(params).filter((pair): pair is [string, string | number] =>
      ['string', 'number'].includes(typeof pair[1]),
    ),
  );
  return { path, message: t(`check.props-${word}`, values), cure: t(`check.props-${word}-cure`, values) };
}
