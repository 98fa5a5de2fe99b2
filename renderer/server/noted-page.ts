import type { PageInfo } from '#engine/react/page-context.tsx';

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
}

/** A page that notes what is looked at: what nobody asked for, nothing depends on. */
export interface NotedPage {
  readonly page: PageInfo;
  /** So far. */
  inputs(): ViewInputs;
}

/** Notes of a noted page are noted in both. */
export function notePage(page: PageInfo): NotedPage {
  const seen = new Map<Fact, string>();
  const noted = copyOf(page);
  for (const name of Object.keys(facts) as Fact[])
    Object.defineProperty(noted, name, {
      enumerable: true,
      configurable: true,
      get: () => {
        if (!seen.has(name)) seen.set(name, facts[name](page));
        return page[name];
      },
    });
  const { locale, languages, t } = page;
  return { page: noted, inputs: () => ({ locale, languages, t, facts: seen }) };
}

/** A page with other words. */
export const withWords = (page: PageInfo, t: PageInfo['t']): PageInfo =>
  Object.defineProperty(copyOf(page), 't', { enumerable: true, configurable: true, value: t });

/** With its getters: spreading it would look at everything. */
const copyOf = (page: PageInfo): PageInfo =>
  Object.defineProperties({}, Object.getOwnPropertyDescriptors(page)) as PageInfo;

/** Whether a view would see the same on another page. */
export const wouldSeeSame = ({ locale, languages, t, facts: seen }: ViewInputs, page: PageInfo): boolean => {
  if (t !== page.t || locale !== page.locale || languages !== page.languages) return false;
  for (const [name, value] of seen) if (facts[name](page) !== value) return false;
  return true;
};
