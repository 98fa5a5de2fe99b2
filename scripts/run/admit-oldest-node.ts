import { satisfies } from 'semver';

interface LockedPackage {
  readonly version?: string;
  /** Most of these are another system's. */
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}
interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** What `npm ci` runs on at the least: `engines.node` of package.json without its sign. */
const oldestNode = (lock: Lockfile): string => (lock.packages['']?.engines?.node ?? '').replace(/^>=/, '');

/** What everything runs on once it is installed: the package `node`. */
const ownNode = (lock: Lockfile): string => lock.packages['node_modules/node']?.version ?? '';

/**
 * The text of a lockfile in which no package asks npm for another Node than the oldest one we install with. Packages run
 * on the Node that comes as a package, so that one is what they are held to.
 * @returns the text, and the packages whose demand was taken out
 * @throws Error naming a package that does not run on our own Node either
 */
export function admitOldestNode(lockfile: string): { text: string; mended: readonly string[] } {
  const lock = JSON.parse(lockfile) as Lockfile;
  const [oldest, own] = [oldestNode(lock), ownNode(lock)];
  const mended: string[] = [];
  const packages = Object.entries(lock.packages).map(([path, locked]): [string, LockedPackage] => {
    const wanted = locked.engines?.node;
    if (path === '' || wanted === undefined) return [path, locked];
    const name = path.replace(/^.*node_modules\//, '');
    if (!satisfies(own, wanted) && !locked.optional)
      throw new Error(`${name} wants Node ${wanted}; ours is ${own}.`);
    if (satisfies(oldest, wanted) || locked.optional) return [path, locked];
    mended.push(name);
    const { engines: _, ...rest } = locked;
    return [path, rest];
  });
  return {
    text: `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`,
    mended,
  };
}
