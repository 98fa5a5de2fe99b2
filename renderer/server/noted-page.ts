import { ofPath, type PageInfo, type PathAnswer } from '#engine/react/page-context.tsx';

/** What a view may look at of its page besides words and addresses, each as one comparable value. */
const facts = {
  path: ({ path }: PageInfo) => path,
  params: ({ params }: PageInfo) => JSON.stringify(params),
  title: ({ title }: PageInfo) => title,
  session: ({ session }: PageInfo) => JSON.stringify(session),
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
  const note = (name: Fact): void => {
    if (!seen.has(name)) seen.set(name, facts[name](page));
  };
  const { locale, languages, href } = page;
  return {
    page: {
      ...{ locale, languages, t, href },
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
      get today() {
        note('today');
        return page.today;
      },
    },
    inputs: () => ({ locale, languages, t, facts: seen, ofPath: answers }),
  };
}

/** Whether a view would see the same on another page. */
export const wouldSeeSame = (
  { locale, languages, t: words, facts: seen, ofPath: answers }: ViewInputs,
  page: PageInfo,
  t = page.t,
): boolean => {
  if (words !== t || locale !== page.locale || languages !== page.languages) return false;
  for (const [name, value] of seen) if (facts[name](page) !== value) return false;
  for (const { answer, given } of answers) if (ofPath(page, answer) !== given) return false;
  return true;
};
