/** Contacts that wait for a code after the profile was saved: the answer's `verify`, a list of `{contact}`. */
export function awaitedContacts(answer: unknown): string[] {
  const verify = typeof answer === 'object' && answer !== null && 'verify' in answer ? answer.verify : [];
  return (Array.isArray(verify) ? verify : []).flatMap((item: unknown) =>
    typeof item === 'object' && item !== null && 'contact' in item && typeof item.contact === 'string'
      ? [item.contact]
      : [],
  );
}
