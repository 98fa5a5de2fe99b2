import type { FormServices } from '../../field-kind.ts';
import { writeNumber } from '../../frame/written-numbers.ts';
import type { FileFault, FileRules } from './file-rules.ts';

type Words = Pick<FormServices, 't' | 'locale'>;

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Size of a file for people: whole kilobytes, megabytes with one digit after the mark. */
export function sizeWords(bytes: number, { t, locale }: Words): string {
  const small = bytes < megabyte;
  const tenths = small ? Math.max(1, Math.round(bytes / kilobyte)) * 10 : Math.round((bytes / megabyte) * 10);
  const rest = tenths % 10;
  const size = writeNumber(
    { negative: false, whole: String(Math.floor(tenths / 10)), fraction: rest === 0 ? '' : String(rest) },
    locale,
  );
  return t(small ? 'form.file.kilobytes' : 'form.file.megabytes', { size });
}

export const kindWords = (rules: FileRules): string => rules.kinds.map(({ label }) => label).join(', ');

/** Why a file was not taken, and what would be. */
export function faultWords(fault: FileFault | 'many', rules: FileRules, words: Words): string {
  const { t } = words;
  switch (fault) {
    case 'type':
      return t('form.file.wrong-type', { types: kindWords(rules) });
    case 'size':
      return t('form.file.too-big', { size: sizeWords(rules.bytes, words) });
    case 'many':
      return t('form.file.too-many', { count: rules.most });
    case 'empty':
      return t('form.file.empty');
  }
}

/** Marks that turn the direction of a text could show `gpj.exe` as `exe.jpg`; line breaks could imitate other words. */
const deceptive = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name of a file as it may be shown. */
export const shownName = (name: string): string => name.replace(deceptive, '').trim() || '?';
