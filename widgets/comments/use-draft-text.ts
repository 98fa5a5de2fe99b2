import { type RefObject, useEffect, useRef } from 'react';
import { customerStorage } from '#engine/react/customer-storage.ts';
import { selectWritten } from '#engine/react/select-written.ts';

/** A text that is being written: kept while the tab lives and the same person writes, so that no error loses it. */
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
    const kept = customerStorage('tab').getItem(key);
    // What was typed before this was awake is newer.
    selectWritten(() => {
      if (field.current && kept !== null && field.current.value === field.current.defaultValue)
        field.current.value = kept;
    });
  }, [key]);
  return {
    field,
    keep: () => write(key, field.current?.value ?? ''),
    forget: () => write(key, ''),
  };
}

function write(key: string, text: string): void {
  const storage = customerStorage('tab');
  if (text === '') storage.removeItem(key);
  else storage.setItem(key, text);
}
