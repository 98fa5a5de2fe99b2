/** A package as `package-lock.json` has it. */
export interface LockedPackage {
  readonly license?: string;
  readonly integrity?: string;
  /** It came inside of another package, whose integrity it shares. */
  readonly inBundle?: boolean;
  readonly resolved?: string;
}

/**
 * Licences whose terms a product that is served from the operator's machines keeps by itself. LGPL and MPL: libraries that are
 * used as they came, in files of their own.
 */
const accepted: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** What packages without a licence in the lockfile say in a file of theirs. */
const saidElsewhere: Readonly<Record<string, string>> = {
  'node_modules/busboy': 'MIT',
  'node_modules/humanize-number': 'MIT',
  'node_modules/png-js': 'MIT',
  'node_modules/streamsearch': 'MIT',
};

/** Whether an SPDX expression without nested brackets can be accepted: one side of each OR, all of each AND. */
export function isAccepted(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((side) => side.split(' AND ').every((name) => accepted.has(name.trim())));
}

/**
 * What is wrong with what the lockfile brings: a licence nobody looked at, or bytes that `npm ci` could not check.
 * @param packages by their places, e.g. `node_modules/react`
 */
export function complaintsOf(packages: Readonly<Record<string, LockedPackage>>): readonly string[] {
  return Object.entries(packages).flatMap(([place, { license, integrity, inBundle, resolved }]) => {
    // The project itself.
    if (place === '') return [];
    const named = license ?? saidElsewhere[place];
    return [
      ...(named !== undefined && isAccepted(named) ? [] : [`${place}: licence ${named ?? 'unknown'}`]),
      ...(integrity !== undefined || inBundle === true ? [] : [`${place}: no digest of its bytes`]),
      ...(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
        ? []
        : [`${place}: comes from ${resolved}`]),
    ];
  });
}
