import type { FormSource } from '#schemas/form-source.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';

/** A page's plan is no deeper; a foreign answer might be. */
const deepest = 12;

/**
 * The same form as the server has it now: its definition changed while the page was open. Asks for the page's plan, as a
 * move inside the site does, and takes the form out of it, so that nothing on the page is lost.
 * @returns null when the page has it no more, or there is no answer
 */
export async function freshForm(
  source: FormSource,
  address: string,
  fetcher: typeof fetch = fetch,
): Promise<PreparedForm | null> {
  try {
    const response = await fetcher(`/_plan${address}`, {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      cache: 'no-store',
    });
    return response.ok ? findForm(await response.json(), source, deepest) : null;
  } catch {
    return null;
  }
}

function findForm(value: unknown, source: FormSource, depth: number): PreparedForm | null {
  if (typeof value !== 'object' || value === null || depth === 0) return null;
  if (isForm(value) && value.source.kind === source.kind && value.source.name === source.name) return value;
  for (const inner of Object.values(value)) {
    const found = findForm(inner, source, depth - 1);
    if (found) return found;
  }
  return null;
}

/** A form of our own server, told from the rest of the plan by what only a form has. */
const isForm = (value: object): value is PreparedForm =>
  'rulesUrl' in value &&
  typeof value.rulesUrl === 'string' &&
  'definition' in value &&
  'source' in value &&
  typeof value.source === 'object' &&
  value.source !== null;
