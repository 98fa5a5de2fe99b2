import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '#schemas/language.ts';
import type { PlanSession } from '../plan.ts';

/** What a view may know of the page it stands on. The same values on the server and in the browser. */
export interface PageInfo {
  readonly locale: string;
  readonly languages: readonly Language[];
  /** Path without locale prefix. What makes little of it asks by {@link ofPath}. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** The page's own title, for a first heading that no editor wrote. */
  readonly title: string;
  readonly session: PlanSession;
  /** Mark of the person the page was made for; undefined where it was made for everybody. */
  readonly person?: string | undefined;
  /** Calendar day the page was made on, `YYYY-MM-DD`; `useToday` knows the present one. */
  readonly today: string;
  /** IANA name of the site's time zone: moments are told in it. */
  readonly timeZone: string;
  /** Text by key with i18next placeholders; the key itself when there is none. */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Address for `link` in the page's language: adds the locale prefix to a path of this site. */
  readonly href: (link: string) => string;
  /** Gives the answer of {@link ofPath}, where it is noted what a view looks at. */
  readonly noteOfPath?: <Answer extends PathAnswer>(answer: (path: string) => Answer) => Answer;
}

/** What a view may make of a path: one comparable value. */
export type PathAnswer = string | boolean;

/**
 * What a view makes of the page's path, such as whether a link leads to this very page. A view that reads `path` itself is rendered for
 * each page anew; the header and the footer, which ask this way, once for all pages with the same answers.
 * @param answer of a path without locale prefix; gives the same whenever it is asked
 */
export const ofPath = <Answer extends PathAnswer>(
  page: Pick<PageInfo, 'path' | 'noteOfPath'>,
  answer: (path: string) => Answer,
): Answer => page.noteOfPath?.(answer) ?? answer(page.path);

const PageContext = createContext<PageInfo | null>(null);

export function PageProvider({ page, children }: { page: PageInfo; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

/** The page this view stands on. @throws Error outside of a rendered page */
export function usePage(): PageInfo {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage() needs a <PageProvider> around the view.');
  return page;
}
