import { hashOf } from './page-digests.ts';

/** All that the verdict of an inspection depends on. */
export interface ProofParts {
  /** Digest of the document as it was sent, and of what it leads to: `pageDigests`. */
  readonly page: string;
  /** Stored pictures that the page is compared with, by name; null for one that is missing. */
  readonly pictures: Readonly<Record<string, Buffer | null>>;
  /** The inspecting code, by file, and the packages it is made with, by name and version. */
  readonly code: Readonly<Record<string, string>>;
  /** Name and branch of the browser: `branchOf`. */
  readonly browser: string;
}

/** Long enough that no two are the same by accident. */
const length = 20;

/** @returns a digest that is another as soon as any of the parts is */
export function digestOfProof({ page, pictures, code, browser }: ProofParts): string {
  const lines = (parts: Readonly<Record<string, string | Buffer | null>>) =>
    Object.entries(parts)
      .map(([name, content]) => `${name} ${content === null ? 'missing' : hashOf(content)}`)
      .toSorted();
  return hashOf(JSON.stringify([page, lines(pictures), lines(code), browser])).slice(0, length);
}
