import { Compile } from 'typebox/compile';
import { AuthGroupsConfig, authGroupsCategory } from '#schemas/auth-groups.ts';
import { CommentsSettings, commentsConfigCategory } from '#schemas/comments.ts';
import { MarketingConfig, marketingConfigCategory, SiteConfig } from '#schemas/config.ts';
import { CreditConfig, creditConfigCategory } from '#schemas/credit-config.ts';
import { PasswordRules } from '#schemas/form.ts';
import { LenderConfig, lenderConfigCategory } from '#schemas/lending/lender-config.ts';
import { LendingConfig, lendingConfigCategory } from '#schemas/lending/lending-config.ts';
import { ThemeConfig, themeConfigCategory, themeProblems } from '#schemas/theme/theme-config.ts';
import { passwordRulesCategory } from '../forms/password-rules.ts';
import { describeProblems } from './schema-problems.ts';

/** What is wrong with the values of a category: JSON pointer -> message. */
type ValuesCheck = (values: unknown) => [string, string][];

const site = Compile(SiteConfig);
const marketing = Compile(MarketingConfig);
const credit = Compile(CreditConfig);
const lender = Compile(LenderConfig);
const lending = Compile(LendingConfig);
const theme = Compile(ThemeConfig);
const authGroups = Compile(AuthGroupsConfig);
const passwordRules = Compile(PasswordRules);
const comments = Compile(CommentsSettings);

/** Categories the engine reads keys of. Others belong to whoever reads them and may hold anything. */
const checks: ReadonlyMap<string, ValuesCheck> = new Map<string, ValuesCheck>([
  ['site', (values) => (site.Check(values) ? [] : describeProblems(site.Errors(values)))],
  [
    marketingConfigCategory,
    (values) => (marketing.Check(values) ? [] : describeProblems(marketing.Errors(values))),
  ],
  [
    commentsConfigCategory,
    (values) => (comments.Check(values) ? [] : describeProblems(comments.Errors(values))),
  ],
  [lenderConfigCategory, (values) => (lender.Check(values) ? [] : describeProblems(lender.Errors(values)))],
  [
    lendingConfigCategory,
    (values) => (lending.Check(values) ? lendingProblems(values) : describeProblems(lending.Errors(values))),
  ],
  [creditConfigCategory, (values) => (credit.Check(values) ? [] : describeProblems(credit.Errors(values)))],
  [
    themeConfigCategory,
    (values) => (theme.Check(values) ? themeProblems(values) : describeProblems(theme.Errors(values))),
  ],
  [
    authGroupsCategory,
    (values) =>
      authGroups.Check(values) ? groupProblems(values) : describeProblems(authGroups.Errors(values)),
  ],
  [
    passwordRulesCategory,
    (values) =>
      passwordRules.Check(values) ? lengthProblems(values) : describeProblems(passwordRules.Errors(values)),
  ],
]);

/** Somebody always has to know how an application is decided, and nobody can be too old and too young at once. */
const lendingProblems = ({ rules }: LendingConfig): [string, string][] => [
  ...(rules.length === 0 ? [['/rules', 'must not be empty'] as [string, string]] : []),
  ...rules.flatMap(({ min_age, max_age }, i): [string, string][] =>
    min_age <= max_age ? [] : [[`/rules/${i}/max_age`, 'must not be less than min_age']],
  ),
];

/** A group is named once, and one at most is everybody's who names none. */
function groupProblems({ groups }: AuthGroupsConfig): [string, string][] {
  const twice = groups.flatMap(({ alias }, i): [string, string][] =>
    groups.findIndex((group) => group.alias === alias) < i ? [[`/groups/${i}/alias`, 'is there twice']] : [],
  );
  const defaults = groups.flatMap((group, i) => (group.is_default === true ? [i] : []));
  const [, ...more] = defaults;
  return [
    ...twice,
    ...more.map((i): [string, string] => [`/groups/${i}/is_default`, 'only one group may be the default']),
  ];
}

/** Rules that no password could keep would shut everybody out. */
const lengthProblems = ({ min_length, max_length }: PasswordRules): [string, string][] =>
  min_length <= max_length ? [] : [['/max_length', 'must not be less than min_length']];

/** What is wrong with the values of a configuration entry whose body passed its schema. Pointers start at the body. */
export function configProblems(category: string, data: unknown): [string, string][] {
  const values = typeof data === 'object' && data !== null && 'values' in data ? data.values : undefined;
  // One place may be wrong in several ways; all of them are told.
  const byPlace = Map.groupBy(checks.get(category)?.(values) ?? [], ([pointer]) => pointer);
  return [...byPlace].map(([pointer, found]) => [
    `/values${pointer}`,
    found.map(([, message]) => message).join('; '),
  ]);
}
