import { cruise } from 'dependency-cruiser';

/** One import of one file. Paths are relative to the repository; a package is named as in the import. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly kind: 'ours' | 'package' | 'node';
  /** Gone after compilation. */
  readonly typeOnly: boolean;
  /** Loaded when the program comes there, not with the file. */
  readonly dynamic: boolean;
  /** The way back to `from`, when there is one. */
  readonly cycle: readonly string[];
}

/** Reads and resolves all imports of these folders. Takes about two seconds. */
export async function readImports(root: string, folders: readonly string[]): Promise<Import[]> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      moduleSystems: ['es6'],
      // Reads TypeScript alone: `verbatimModuleSyntax` has types marked where they are imported, so nothing needs compiling.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      validate: true,
      ruleSet: { forbidden: [{ name: 'cycle', severity: 'error', from: {}, to: { circular: true } }] },
    },
    { extensions: ['.ts', '.tsx', '.js', '.json'], conditionNames: ['import', 'node', 'default'] },
  );
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered with text: ${output}`);
  return output.modules.flatMap((module) =>
    module.dependencies.map((dependency) => {
      const local = dependency.module.startsWith('.') || dependency.module.startsWith('#');
      return {
        from: module.source,
        to: local ? dependency.resolved : dependency.module,
        kind: local ? 'ours' : dependency.coreModule ? 'node' : 'package',
        dynamic: dependency.dynamic,
        typeOnly: dependency.dependencyTypes.includes('type-only'),
        cycle: dependency.cycle?.map(({ name }) => name) ?? [],
      } satisfies Import;
    }),
  );
}
