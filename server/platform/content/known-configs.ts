import { AuthGroupsConfig, authGroupsCategory } from '#schemas/auth-groups.ts';
import { ChatConfig, chatConfigCategory } from '#schemas/chat-config.ts';
import { CommentsSettings, commentsConfigCategory } from '#schemas/comments.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import { MarketingConfig, marketingConfigCategory, SiteConfig } from '#schemas/config.ts';
import { CreditConfig, creditConfigCategory } from '#schemas/credit-config.ts';
import { PasswordRules } from '#schemas/form.ts';
import { LenderConfig, lenderConfigCategory } from '#schemas/lending/lender-config.ts';
import { LendingConfig, lendingConfigCategory } from '#schemas/lending/lending-config.ts';
import type { Problem, Refusal } from '#schemas/refusals/refusal.ts';
import { refuse, together } from '#schemas/refusals/refuse.ts';
import { type DeliveryWay, ShopConfig, shopConfigCategory } from '#schemas/shop-config.ts';
import { ThemeConfig, themeConfigCategory, themeProblems } from '#schemas/theme/theme-config.ts';
import { describeProblems } from '../http/schema-problems.ts';
import { passwordRulesCategory } from './forms/password-rules.ts';

/** What is wrong with the values of a category: JSON pointer and why. */
type ValuesCheck = (values: unknown) => Problem[];

const site = compileSchema(SiteConfig);
const marketing = compileSchema(MarketingConfig);
const credit = compileSchema(CreditConfig);
const lender = compileSchema(LenderConfig);
const lending = compileSchema(LendingConfig);
const theme = compileSchema(ThemeConfig);
const authGroups = compileSchema(AuthGroupsConfig);
const passwordRules = compileSchema(PasswordRules);
const comments = compileSchema(CommentsSettings);
const chat = compileSchema(ChatConfig);
const shop = compileSchema(ShopConfig);

/** A category of the configuration that the program knows. */
interface KnownConfig {
  /**
   * `everybody`: the public calls answer it, because a screen of the site is made with it. `house`: staff, by role, and the
   * platform itself; what the public needs of it has a call of its own.
   */
  readonly readers: 'everybody' | 'house';
  /** Left out where the values may be anything. */
  readonly problems?: ValuesCheck;
}

/** Those of a schema, and what else is wrong with values that fit it. */
const checkedBy =
  <T>(
    schema: { Check(values: unknown): values is T; Errors(values: unknown): SchemaErrors },
    further: (values: T) => Problem[] = () => [],
  ): ValuesCheck =>
  (values) =>
    schema.Check(values) ? further(values) : describeProblems(schema.Errors(values));
type SchemaErrors = Parameters<typeof describeProblems>[0];

/** Further categories belong to whoever reads them, may hold anything, and are the house's. */
const knownConfigs: ReadonlyMap<string, KnownConfig> = new Map<string, KnownConfig>([
  ['site', { readers: 'everybody', problems: checkedBy(site) }],
  [marketingConfigCategory, { readers: 'everybody', problems: checkedBy(marketing) }],
  [creditConfigCategory, { readers: 'everybody', problems: checkedBy(credit) }],
  [themeConfigCategory, { readers: 'everybody', problems: checkedBy(theme, themeProblems) }],
  [chatConfigCategory, { readers: 'everybody', problems: checkedBy(chat) }],
  [shopConfigCategory, { readers: 'everybody', problems: checkedBy(shop, shopProblems) }],
  ['maps', { readers: 'everybody' }],
  ['social-networks', { readers: 'everybody' }],
  // What the public needs of these, `customers/groups`, the rules of a form, and the list of comments say.
  [authGroupsCategory, { readers: 'house', problems: checkedBy(authGroups, groupProblems) }],
  [passwordRulesCategory, { readers: 'house', problems: checkedBy(passwordRules, lengthProblems) }],
  [commentsConfigCategory, { readers: 'house', problems: checkedBy(comments) }],
  // Printed on documents.
  [lenderConfigCategory, { readers: 'house', problems: checkedBy(lender) }],
  // Who knows how applications are decided, knows what to say in one.
  [lendingConfigCategory, { readers: 'house', problems: checkedBy(lending, lendingProblems) }],
]);

/** Categories that the public calls answer. A category the program does not know is the house's. */
export const publicConfigs: readonly string[] = [...knownConfigs]
  .filter(([, { readers }]) => readers === 'everybody')
  .map(([category]) => category)
  .toSorted();

/** Whether the public calls answer a category. */
export const isPublicConfig = (category: string): boolean =>
  knownConfigs.get(category)?.readers === 'everybody';

/** Somebody always has to know how an application is decided, and nobody can be too old and too young at once. */
function lendingProblems({ rules }: LendingConfig): Problem[] {
  const ages = rules.flatMap(({ min_age, max_age }, i): Problem[] =>
    min_age <= max_age ? [] : [[`/rules/${i}/max_age`, refuse('problem.ages')]],
  );
  return rules.length === 0 ? [['/rules', refuse('problem.empty')]] : ages;
}

/** A way of delivery is named once, and does not end before it begins. */
function shopProblems({ delivery }: ShopConfig): Problem[] {
  const isTwice = ({ alias }: DeliveryWay, i: number) => delivery.findIndex((way) => way.alias === alias) < i;
  return delivery.flatMap((way, i): Problem[] => [
    ...(isTwice(way, i) ? [[`/delivery/${i}/alias`, refuse('problem.twice')] satisfies Problem] : []),
    ...(way.days.from > way.days.to
      ? [[`/delivery/${i}/days/to`, refuse('problem.days')] satisfies Problem]
      : []),
  ]);
}

/** A group is named once, and one at most is everybody's who names none. */
function groupProblems({ groups }: AuthGroupsConfig): Problem[] {
  const twice = groups.flatMap(({ alias }, i): Problem[] =>
    groups.findIndex((group) => group.alias === alias) < i
      ? [[`/groups/${i}/alias`, refuse('problem.twice')]]
      : [],
  );
  const defaults = groups.flatMap((group, i) => (group.is_default === true ? [i] : []));
  const [, ...more] = defaults;
  return [...twice, ...more.map((i): Problem => [`/groups/${i}/is_default`, refuse('problem.one-default')])];
}

/** Rules that no password could keep would shut everybody out. */
function lengthProblems({ min_length, max_length }: PasswordRules): Problem[] {
  return min_length <= max_length ? [] : [['/max_length', refuse('problem.lengths')]];
}

/** What is wrong with the values of a configuration entry whose body passed its schema. Pointers start at the body. */
export function configProblems(category: string, data: unknown): Problem[] {
  const values = typeof data === 'object' && data !== null && 'values' in data ? data.values : undefined;
  // One place may be wrong in several ways; all of them are told.
  const byPlace = Map.groupBy(knownConfigs.get(category)?.problems?.(values) ?? [], ([pointer]) => pointer);
  return [...byPlace].map(([pointer, found]) => [
    `/values${pointer}`,
    together(found.map(([, refusal]) => refusal) as [Refusal, ...Refusal[]]),
  ]);
}
