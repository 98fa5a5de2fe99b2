import type { Submission } from '#schemas/studio/submission.ts';

/** Fields by which people recognise who wrote, the best first. */
const naming = ['email', 'name', 'full_name', 'fullName', 'first_name', 'firstName', 'phone', 'tel', 'topic'];

/** What a submission is called in lists: an address or a name, else the first words of it. */
export function submissionTitle({ values, id }: Submission): string {
  const given = new Map(Object.entries(values));
  const named = naming
    .map((name) => given.get(name))
    .find((value) => typeof value === 'string' && value !== '');
  const first = [...given.values()].find((value) => typeof value === 'string' && value.trim() !== '');
  const title = named ?? first;
  return typeof title === 'string' ? title.slice(0, 80) : id.slice(0, 8);
}
