import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The newest value of a field with several controls, known between two renders, too. A browser's memory fills them
 * together, and so does the taking over of what was typed before the code came: each change must see the one before.
 * Who changes the value says so at once: `latest.current = next`.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
