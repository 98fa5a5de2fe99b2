import type { Texts } from '../texts.ts';
import { builtInLocales } from './built-in.ts';
import { familyOf } from './plural-families.ts';
import { joinFiles, type TextsByLocale } from './texts-by-locale.ts';

/** A table of texts as it was declared, for the suite that names what a language lacks. */
export interface DeclaredTexts {
  /** Where it stands: `widgets/menu`, `payments`. */
  readonly owner: string;
  /** What stands before its keys in the room's files. */
  readonly prefix: string;
  readonly texts: TextsByLocale;
  /** Families of keys whose words another room gives. */
  readonly lent: ReadonlySet<string>;
}

interface TableOptions {
  readonly prefix?: string;
  readonly lent?: Iterable<string>;
}

/** The interface words of a room: tables beside its code in the built-in languages, and one file for any other. */
export interface RoomTexts {
  /** Folder of `locales/`, from the repository's root. */
  readonly room: string;
  /** Words of the files: locale -> key -> text. */
  readonly files: TextsByLocale;
  /** Languages of the room: the built-in ones, then those of the files. */
  readonly locales: readonly string[];
  /** Every table declared so far. */
  readonly tables: readonly DeclaredTexts[];
  /** Declares a table once, when its module loads. @returns the table with the languages of the files */
  define<T extends TextsByLocale>(owner: string, texts: T, options?: TableOptions): T & TextsByLocale;
}

/**
 * Opens the words of a room.
 * @param files what `import.meta.glob('./locales/*.ts', { eager: true, import: 'texts' })` found: path -> key -> text
 */
export function createRoomTexts(room: string, files: Readonly<Record<string, Texts>>): RoomTexts {
  const tables: DeclaredTexts[] = [];
  const byLocale: TextsByLocale = Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [localeOf(path), texts]),
  );
  return {
    room,
    files: byLocale,
    locales: [...new Set<string>([...builtInLocales, ...Object.keys(byLocale)])],
    tables,
    define: (owner, texts, { prefix = '', lent = [] } = {}) => {
      tables.push({ owner, prefix, texts, lent: new Set([...lent].map(familyOf)) });
      return { ...texts, ...joinFiles(texts, byLocale, prefix) };
    },
  };
}

const localeOf = (path: string): string => /([^/]+)\.ts$/.exec(path)?.[1] ?? path;
