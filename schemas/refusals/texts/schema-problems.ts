/** What is wrong with a value by the keyword of its schema; in English as TypeBox says it, or plainer. */
export const schemaRefusals = {
  'schema.additionalProperties': {
    en: 'is no field that is known here',
    pl: 'Takiego pola tu nie ma.',
  },
  'schema.boolean': { en: 'schema is false', pl: 'To pole musi być puste.' },
  'schema.const': {
    en: 'must be one of the values the reference lists',
    pl: 'Wybierz jedną z dozwolonych wartości.',
  },
  'schema.contains': {
    en: 'must contain at least 1 valid item',
    pl: 'Brakuje poprawnej pozycji.',
  },
  'schema.enum': {
    en: 'must be equal to one of the allowed values',
    pl: 'Wybierz jedną z dozwolonych wartości.',
  },
  'schema.exclusiveMaximum': { en: 'must be < {limit}', pl: 'Podaj liczbę mniejszą niż {limit}.' },
  'schema.exclusiveMinimum': { en: 'must be > {limit}', pl: 'Podaj liczbę większą niż {limit}.' },
  'schema.format': { en: 'must match format "{format}"', pl: 'Zapis jest nieprawidłowy.' },
  'schema.maxItems': {
    en: 'must not have more than {limit} items',
    pl: 'Za dużo pozycji; może ich być najwyżej {limit}.',
  },
  'schema.maxLength': {
    en: 'must not have more than {limit} characters',
    pl: 'Za długie; dozwolonych znaków: {limit}.',
  },
  'schema.maxProperties': {
    en: 'must not have more than {limit} properties',
    pl: 'Za dużo pól; może ich być najwyżej {limit}.',
  },
  'schema.maximum': { en: 'must be <= {limit}', pl: 'Podaj liczbę nie większą niż {limit}.' },
  'schema.minItems': {
    en: 'must not have fewer than {limit} items',
    pl: 'Za mało pozycji; potrzeba co najmniej {limit}.',
  },
  'schema.notBlank': {
    en: 'must not have fewer than 1 characters',
    pl: 'To pole nie może być puste.',
  },
  'schema.minLength': {
    en: 'must not have fewer than {limit} characters',
    pl: 'Za krótkie; potrzeba co najmniej {limit} znaków.',
  },
  'schema.minProperties': {
    en: 'must not have fewer than {limit} properties',
    pl: 'Za mało pól; potrzeba co najmniej {limit}.',
  },
  'schema.minimum': { en: 'must be >= {limit}', pl: 'Podaj liczbę nie mniejszą niż {limit}.' },
  'schema.multipleOf': { en: 'must be multiple of {multipleOf}', pl: 'Podaj wielokrotność {multipleOf}.' },
  'schema.not': { en: 'must not be valid', pl: 'Ta wartość jest niedozwolona.' },
  'schema.oneOf': {
    en: 'must match exactly one schema in oneOf',
    pl: 'Ta wartość jest nieprawidłowa.',
  },
  'schema.pattern': { en: 'must have the form {pattern}', pl: 'Zapis jest nieprawidłowy.' },
  'schema.array': { en: 'must be array', pl: 'Tu powinna być lista.' },
  'schema.truth': { en: 'must be boolean', pl: 'Tu powinno być „tak” albo „nie”.' },
  'schema.integer': { en: 'must be integer', pl: 'Tu powinna być liczba całkowita.' },
  'schema.null': { en: 'must be null', pl: 'To pole musi być puste.' },
  'schema.number': { en: 'must be number', pl: 'Tu powinna być liczba.' },
  'schema.object': { en: 'must be object', pl: 'Ta wartość jest nieprawidłowa.' },
  'schema.string': { en: 'must be string', pl: 'Tu powinien być tekst.' },
  'schema.types': { en: 'must be either {types}', pl: 'Ta wartość jest nieprawidłowa.' },
  'schema.uniqueItems': {
    en: 'must not have duplicate items',
    pl: 'Pozycje nie mogą się powtarzać.',
  },
  /** A keyword that none of our schemas has yet. */
  'schema.other': { en: '{message}', pl: 'Ta wartość jest nieprawidłowa.' },
} as const;
