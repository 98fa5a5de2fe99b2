import { type RefObject, useEffect, useRef } from 'react';

/** A text that is being written: kept while the tab lives, so that no error and no sign-in loses it. */
export interface DraftText {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly keep: () => void;
  readonly forget: () => void;
}

/** @param name tells the text from others of the site */
export function useDraftText(name: string): DraftText {
  const field = useRef<HTMLTextAreaElement>(null);
  const key = `comment-draft:${name}`;
  useEffect(() => {
    const kept = read(key);
    // What was typed before this was awake is newer.
    if (field.current && kept !== null && field.current.value === field.current.defaultValue)
      field.current.value = kept;
  }, [key]);
  return {
    field,
    keep: () => write(key, field.current?.value ?? ''),
    forget: () => write(key, ''),
  };
}

// A browser may refuse to keep anything; writing goes on without.
function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
