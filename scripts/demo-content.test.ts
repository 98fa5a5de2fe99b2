import { describe, expect, test } from 'vitest';
import { createFormCompiler } from '#engine/forms/form-compiler.ts';
import { checkedKinds } from '#server/platform/content/checks/content-checks.ts';
import { factsOfExport } from '#server/platform/content/checks/facts-of-export.ts';
import { sites } from '#server/platform/content/sites/index.ts';
import { createContentChecker } from '#server/start/content-checker.ts';
import { registry } from '#widgets/index.ts';

const check = createContentChecker({ registry, forms: createFormCompiler() });

describe.each([...sites.values()])('demo content of the site $name', (site) => {
  const facts = factsOfExport(site);
  const entries = site.entries.filter(({ kind }) => checkedKinds.includes(kind));

  test.each(entries)('[content] $kind $key may go live, in every language', async (entry) => {
    const { kind, key, locale = '', data } = entry;
    const findings = await check({ kind, key, locale, data }, facts, 'en');
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('[content] no link of it leads nowhere, and nothing it names is missing', async () => {
    const findings = await Promise.all(
      entries.map(({ kind, key, locale = '', data }) => check({ kind, key, locale, data }, facts, 'en')),
    );
    const dead = ['link-broken', 'link-draft', 'reference-missing', 'reference-draft'];
    expect(findings.flat().filter(({ rule }) => dead.includes(rule))).toEqual([]);
  });
});
