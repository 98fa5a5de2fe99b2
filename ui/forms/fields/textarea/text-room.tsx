import { useEffect, useState } from 'react';
import type { FormServices } from '../../field-kind.ts';

interface TextRoomProps {
  readonly id: string;
  readonly text: string;
  /** Most characters. */
  readonly most: number;
  readonly t: FormServices['t'];
}

/** How many characters are left, or are too many. Said aloud only when the writing pauses and little room is left. */
export function TextRoom({ id, text, most, t }: TextRoomProps) {
  const length = [...text].length;
  const left = most - length;
  const [spoken, setSpoken] = useState('');
  const tight = left < Math.max(20, most * 0.1);
  const words =
    left < 0 ? t('form.textarea.over', { count: -left }) : t('form.textarea.left', { count: left });
  useEffect(() => {
    const pause = setTimeout(() => setSpoken(tight ? words : ''), 1000);
    return () => clearTimeout(pause);
  }, [tight, words]);
  return (
    <>
      <p id={id} className={left < 0 ? 'field-error' : 'field-hint'}>
        {words}
      </p>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  );
}
