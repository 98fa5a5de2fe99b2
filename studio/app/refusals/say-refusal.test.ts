import { describe, expect, test } from 'vitest';
import { refuse } from '#schemas/refusals/refuse.ts';
import { inWords, sayFinding, sayPlanFailure, sayProblems, sayRow } from './say-refusal.ts';

describe('[issue 15] staff read refusals in their language', () => {
  const unknown = refuse('entry.unknown', { entry: 'menu main (pl)' });

  test('looked up by the reason, with what it is about', () => {
    expect(inWords(unknown, 'pl')).toBe('Nie ma już „menu main (pl)”. Ktoś mógł to usunąć.');
    expect(inWords(unknown, 'en')).toBe('There is no menu main (pl).');
  });

  test('whatever the sentence says; without a reason it stays', () => {
    expect(inWords({ ...unknown, message: 'Some other sentence.' }, 'pl')).toContain('Nie ma już');
    expect(inWords({ message: 'There is no menu main (pl).' }, 'pl')).toBe('There is no menu main (pl).');
    expect(inWords({ message: 'Coś po polsku.', reason: 'codes.tooMany' }, 'pl')).toBe('Coś po polsku.');
  });

  test('field by field', () => {
    expect(
      sayProblems(
        { key: 'is taken', other: 'words of a form' },
        { key: { reason: 'problem.taken' }, other: { reason: 'form.email' } },
        'pl',
      ),
    ).toEqual({ key: 'To jest już zajęte.', other: 'words of a form' });
    for (const reasons of [undefined, null, 'x', {}])
      expect(sayProblems({ key: 'is taken' }, reasons, 'pl')).toEqual({ key: 'is taken' });
  });

  test('findings about the form of a body too; those of the checks are told already', () => {
    const place = { rule: 'schema', level: 'error', path: '/title' } as const;
    const problem = refuse('schema.maxLength', { limit: 70 });
    expect(sayFinding({ ...place, ...problem }, 'pl').message).toBe('Za długie; dozwolonych znaków: 70.');
    expect(sayFinding({ ...place, message: 'To pole jest puste.' }, 'pl').message).toBe(
      'To pole jest puste.',
    );
  });

  test('[issue 15] and each row of several entries, with how much more there is', () => {
    const used = refuse('picture.used');
    expect(sayRow({ ...used, used_in: 'Home' }, 'pl')).toBe(`${inWords(used, 'pl')} (Home)`);
    expect(inWords(used, 'pl')).not.toBe(used.message);
    const schema = refuse('schema.maxLength', { limit: 70 });
    expect(sayRow({ ...schema, more_findings: 3 }, 'pl')).toBe('Za długie; dozwolonych znaków: 70. (+3)');
    expect(sayRow({ message: 'To pole jest puste. (+1)', more_findings: 1 }, 'pl')).toBe(
      'To pole jest puste. (+1)',
    );
  });

  test('and why a plan failed, with what the checks said', () => {
    const reason = 'The release is empty.';
    expect(sayPlanFailure(reason, { reason: 'release.empty' }, 'pl')).toBe('Wydanie jest puste.');
    expect(sayPlanFailure(reason, { reason: 'release.empty', findings: ['A.', 'B.'] }, 'pl')).toBe(
      'Wydanie jest puste. A. B.',
    );
    expect(sayPlanFailure('What was said once.', null, 'pl')).toBe('What was said once.');
    expect(sayPlanFailure(null, null, 'pl')).toBeNull();
  });
});
