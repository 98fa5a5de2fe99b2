import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, the longest first. */
const long: readonly RegExp[] = [
  /\/commands\.whole\.test\.ts$/,
  /\/kill\.test\.ts$/,
  /\/(never-throws|garbage|memory)\.test\.ts$/,
  /\/staff-roles\.suite\.ts$/,
  /\.suite\.ts$/,
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = long.findIndex((pattern) => pattern.test(moduleId));
  return at < 0 ? long.length : at;
};

/**
 * Starts the longest files first, so that no worker is left with one at the end while the others have nothing to do. Among
 * equals it goes by how long they took the last time, and on a fresh clone by size. The files of a project come together:
 * a worker that goes on within its project keeps what it has loaded.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = this.ctx.projects.map(({ name }) => name);
    const place = ({ project }: TestSpecification) => projects.indexOf(project.name);
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b) || rank(a) - rank(b));
  }
}
