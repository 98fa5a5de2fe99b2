/** A package as `package-lock.json` has it. */
export interface LockedScripts {
  /** It runs something when it is installed, on the systems that it is for. */
  readonly hasInstallScript?: boolean;
}

/**
 * Differences between the lockfile and the `allowScripts` of package.json. npm warns of each package with an install
 * script that nobody has decided on, but only on a system that installs it: one for macOS is not found on Linux.
 */
export function undecidedScripts(
  packages: Readonly<Record<string, LockedScripts>>,
  allowScripts: Readonly<Record<string, boolean>>,
): string[] {
  const withScript = new Set(
    Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );
  return [
    ...[...withScript]
      .filter((name) => !Object.hasOwn(allowScripts, name))
      .map((name) => `${name} has an install script that is neither allowed nor denied`),
    ...Object.keys(allowScripts)
      .filter((name) => !withScript.has(name))
      .map((name) => `${name} has no install script`),
  ];
}
