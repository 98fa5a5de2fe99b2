import { ofPath, type PageInfo, type PathAnswer } from '#engine/react/page-context.tsx';

/** What a view may look at of its page besides words and addresses, each as one comparable value. */
const facts = {
  path: ({ path }: PageInfo) => path,
  params: ({ params }: PageInfo) => JSON.stringify(params),
  title: ({ title }: PageInfo) => title,
  session: ({ session }: PageInfo) => JSON.stringify(session),
  person: ({ person = '' }: PageInfo) => person,
  today: ({ today }: PageInfo) => today,
} as const;
type Fact = keyof typeof facts;

/** Everything of a page that HTML was made of. */
export interface ViewInputs {
  readonly locale: string;
  readonly languages: PageInfo['languages'];
  /** Stands for the words: there is one translator for a version of them. */
  readonly t: PageInfo['t'];
  readonly facts: ReadonlyMap<Fact, string>;
  readonly ofPath: readonly NotedAnswer[];
  /** Paths on which all of `ofPath` was found to be the same: a header asks it of each of its links. */
  readonly samePaths: Set<string>;
}

/** What was made of the path, and by what. */
interface NotedAnswer {
  readonly answer: (path: string) => PathAnswer;
  readonly given: PathAnswer;
}

/** A page that notes what is looked at: what nobody asked for, nothing depends on. */
export interface NotedPage {
  readonly page: PageInfo;
  /** So far. */
  inputs(): ViewInputs;
}

/**
 * Notes of a noted page are noted in both.
 * @param t the words it says things in, where they are others than the page's
 */
export function notePage(page: PageInfo, t = page.t): NotedPage {
  const seen = new Map<Fact, string>();
  const answers: NotedAnswer[] = [];
  const samePaths = new Set<string>();
  const note = (name: Fact): void => {
    if (!seen.has(name)) seen.set(name, facts[name](page));
  };
  const { locale, languages, href, timeZone } = page;
  return {
    page: {
      ...{ locale, languages, t, href, timeZone },
      noteOfPath: (answer) => {
        const given = ofPath(page, answer);
        answers.push({ answer, given });
        return given;
      },
      get path() {
        note('path');
        return page.path;
      },
      get params() {
        note('params');
        return page.params;
      },
      get title() {
        note('title');
        return page.title;
      },
      get session() {
        note('session');
        return page.session;
      },
      get person() {
        note('person');
        return page.person;
      },
      get today() {
        note('today');
        return page.today;
      },
    },
    inputs: () => ({ locale, languages, t, facts: seen, ofPath: answers, samePaths }),
  };
}

/** Whether a view would see the same on another page. */
export const wouldSeeSame = (
  { locale, languages, t: words, facts: seen, ofPath: answers, samePaths }: ViewInputs,
  page: PageInfo,
  t = page.t,
): boolean => {
  if (words !== t || locale !== page.locale || languages !== page.languages) return false;
  for (const [name, value] of seen) if (facts[name](page) !== value) return false;
  if (answers.length === 0) return true;
  // Where it is noted what is looked at, all of it has to be.
  const mayRemember = page.noteOfPath === undefined;
  if (mayRemember && samePaths.has(page.path)) return true;
  for (const { answer, given } of answers) if (ofPath(page, answer) !== given) return false;
  if (mayRemember) remember(samePaths, page.path);
  return true;
};

/** Visitors can make paths up: as many are remembered as a site has pages, and none that is longer than theirs. */
const remembered = { paths: 500, letters: 200 } as const;

function remember(paths: Set<string>, path: string): void {
  if (path.length > remembered.letters) return;
  if (paths.size >= remembered.paths) paths.clear();
  paths.add(path);
}
