/** A customer's names as the account has them. */
export interface PersonName {
  readonly firstname: string;
  readonly lastname: string;
}

/** Between the owners of a joint account. */
const between = /[,;/&]|\s(?:i|oraz|and)\s/;

/**
 * Whether one of the owners a bank names is this customer. Banks write names in capitals, without Polish letters, in any
 * order, and with second names; a double surname has to be there in full. Extra words are at most one second name, so that
 * a longer surname is somebody else's.
 */
export function isSamePerson(customer: PersonName, owner: string): boolean {
  const first = wordsOf(customer.firstname)[0];
  const last = wordsOf(customer.lastname);
  if (first === undefined || last.length === 0) return false;
  const allOwn = new Set([...wordsOf(customer.firstname), ...last]);
  return spell(owner)
    .split(between)
    .some((one) => {
      const given = wordsOf(one);
      const others = given.filter((word) => !allOwn.has(word));
      return (
        holdsAll(given, [first, ...last]) && others.length <= 1 && !others.some((word) => isJoined(one, word))
      );
    });
}

/** Lower case without diacritics; ł has no decomposition of its own. */
const spell = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/\s*[-‐‑–]\s*/g, '-');

const wordsOf = (name: string): string[] => spell(name).match(/[\p{Letter}']+/gu) ?? [];

function holdsAll(given: readonly string[], wanted: readonly string[]): boolean {
  const left = [...given];
  return wanted.every((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether a word is part of a double name. */
const isJoined = (name: string, word: string): boolean =>
  name.split(/\s+/).some((part) => part.includes('-') && part.split('-').includes(word));
