/** How somebody is called in public: the first name, and of the last one its first letter. */
export function shownName(firstname: string, lastname: string): string {
  const [initial] = [...lastname.trim()];
  return [firstname.trim(), initial === undefined ? '' : `${initial.toLocaleUpperCase('pl')}.`]
    .filter((part) => part !== '')
    .join(' ');
}
