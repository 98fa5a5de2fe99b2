import { type SyntheticEvent, useState } from 'react';
import { useStudioTexts } from '../app/studio-texts.tsx';

/** Passed on to an `<input type="date">` or `"datetime-local"`. */
export interface DateEntryProps {
  readonly type: 'date' | 'datetime-local';
  readonly value: string;
  /** Four digits for a year; browsers offer six. */
  readonly max: string;
  readonly onChange: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly onKeyUp: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: SyntheticEvent<HTMLInputElement>) => void;
}

/** A year is typed digit by digit, and a browser takes `0002` for one: such a date is on its way to another. */
const isWhole = (text: string): boolean => /^[1-9]\d{3}-/.test(text);

/**
 * A date that somebody types. While it is incomplete the value stays what it was, and there are words for that; only a whole date, or a
 * field that was emptied altogether, changes it.
 * @param value as the input writes it: `2026-12-01` or `2026-12-01T12:00`; empty for none
 */
export function useDateEntry(
  kind: 'date' | 'datetime-local',
  value: string,
  onChange: (next: string) => void,
): { readonly entry: DateEntryProps; readonly unfinished: string | undefined } {
  const { t, locale } = useStudioTexts();
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string } | null>(null);
  // What was set meanwhile, by undo for example, counts more than what somebody began to type over it.
  const open = typed?.over === value ? typed : null;
  const settle = ({ currentTarget: { value: text, validity } }: SyntheticEvent<HTMLInputElement>) => {
    if (isWhole(text) || (text === '' && !validity.badInput)) {
      setTyped(null);
      if (text !== value) onChange(text);
    } else setTyped({ text, over: value });
  };
  const unfinished = !open
    ? undefined
    : value === ''
      ? t('parts.date-unfinished')
      : t('parts.date-unfinished-keeps', { date: inWords(value, locale) });
  return {
    entry: {
      type: kind,
      value: open?.text ?? value,
      max: kind === 'date' ? '9999-12-31' : '9999-12-31T23:59',
      onChange: settle,
      // An incomplete date that is emptied part by part has no value before and after, so no change is reported.
      onKeyUp: settle,
      onBlur: settle,
    },
    unfinished,
  };
}

function inWords(value: string, locale: string): string {
  const hasTime = value.includes('T');
  const at = new Date(hasTime ? value : `${value}T00:00`);
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    ...(hasTime && { timeStyle: 'short' }),
  }).format(at);
}

/** A moment as an `<input type="datetime-local">` writes it, in the time of this computer; empty for none or a broken one. */
export function toLocalInput(moment: string | undefined): string {
  const at = new Date(moment ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return '';
  const digits = (value: number, count = 2): string => String(value).padStart(count, '0');
  const day = `${digits(at.getFullYear(), 4)}-${digits(at.getMonth() + 1)}-${digits(at.getDate())}`;
  return `${day}T${digits(at.getHours())}:${digits(at.getMinutes())}`;
}

/** The moment somebody put in, in UTC; undefined for none. */
export function fromLocalInput(value: string): string | undefined {
  const at = new Date(value);
  return value === '' || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
