import type { FileKind } from './file-kinds.ts';

const longest = 120;
/** Control characters, and those that turn the direction of what follows: `cod\u202Efdp.exe` reads as `codexe.pdf`. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu;

/**
 * The name a file is shown and served under: what the client called it, without folders and signs nobody sees, and with an
 * ending that fits what it is. It names nothing on our disk.
 * @param fallback for a client that gave no name
 */
export function safeFileName(given: string | undefined, kind: FileKind, fallback: string): string {
  const base = (given ?? '').toWellFormed().split(/[\\/]/).at(-1) ?? '';
  const clean = base
    .normalize('NFC')
    .replace(unseen, '')
    .replace(/["<>:|?*]/g, '_')
    .trim();
  const [, stem = clean, ending = ''] = /^(.*)\.([^.]*)$/su.exec(clean) ?? [];
  const fits = kind.endings.includes(ending.toLowerCase());
  const name = (fits ? stem : clean)
    .slice(0, longest)
    .toWellFormed()
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${name || fallback}.${fits ? ending : (kind.endings[0] ?? 'bin')}`;
}
