import { useRef } from 'react';

/**
 * The key of an intention ([sec 33]): a try that is repeated carries the same one, so that it has one effect; another
 * amount or payee is another intention. Codes are no part of it.
 * @returns the key of what is about to be done, by what it is done with
 */
export function useIntention(): (about: string) => string {
  const kept = useRef<{ readonly about: string; readonly key: string } | null>(null);
  return (about) => {
    if (kept.current?.about !== about) kept.current = { about, key: crypto.randomUUID() };
    return kept.current.key;
  };
}
