/** How the lender is reached, from the site's configuration; what is not configured is empty. */
export interface LenderContact {
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
}

/** @param values the configuration category `site` */
export function lenderContact(values: Readonly<Record<string, unknown>>): LenderContact {
  const known = new Map(Object.entries(values));
  const word = (name: string) => {
    const value = known.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { phone: word('phone'), email: word('email'), hours: word('hours') };
}
