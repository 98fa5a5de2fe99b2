import { Compile } from 'typebox/compile';
import { AuthGroupsConfig, authGroupsCategory } from '#schemas/auth-groups.ts';
import { SiteConfig } from '#schemas/config.ts';
import { CreditConfig, creditConfigCategory } from '#schemas/credit-config.ts';
import { PasswordRules } from '#schemas/form.ts';
import { ThemeConfig, themeConfigCategory, themeProblems } from '#schemas/theme/theme-config.ts';
import { passwordRulesCategory } from '../forms/password-rules.ts';
import { describeProblems } from './schema-problems.ts';

/** What is wrong with the values of a category: JSON pointer -> message. */
type ValuesCheck = (values: unknown) => [string, string][];

const site = Compile(SiteConfig);
const credit = Compile(CreditConfig);
const theme = Compile(ThemeConfig);
const authGroups = Compile(AuthGroupsConfig);
const passwordRules = Compile(PasswordRules);

/** Categories the engine reads keys of. Others belong to whoever reads them and may hold anything. */
const checks: ReadonlyMap<string, ValuesCheck> = new Map<string, ValuesCheck>([
  ['site', (values) => (site.Check(values) ? [] : describeProblems(site.Errors(values)))],
  [creditConfigCategory, (values) => (credit.Check(values) ? [] : describeProblems(credit.Errors(values)))],
  [authGroupsCategory, (values) => describeProblems(authGroups.Errors(values))],
  [passwordRulesCategory, (values) => describeProblems(passwordRules.Errors(values))],
  [
    themeConfigCategory,
    (values) => (theme.Check(values) ? themeProblems(values) : describeProblems(theme.Errors(values))),
  ],
]);

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
