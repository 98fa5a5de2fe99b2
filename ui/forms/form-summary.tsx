import { CircleAlert } from 'lucide-react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { errorWords } from './error-words.ts';
import { focusField } from './focus-field.ts';
import { useFormParts } from './form-parts.tsx';
import { nameOf } from './summary-name.ts';

/**
 * What keeps the form from being sent, with a link to each place (WCAG 2.2, 3.3.1; GOV.UK error summary). It lists what
 * was wrong at the last try and is still wrong, in the order of the screen.
 */
export function FormSummary() {
  const { id, store, services } = useFormParts();
  // The same list while nothing of it changes: a long summary is not drawn at every key.
  const errors = useStore(
    store.state,
    useShallow(({ refused, cells }) => refused.flatMap((alias) => cells.get(alias)?.error ?? [])),
  );
  const wrong = errors.flatMap((error) => {
    const field = store.field(error.field);
    return field ? [{ field, words: errorWords(error, field, services) }] : [];
  });
  return (
    <div role="alert">
      {wrong.length > 0 && (
        <div className="form-summary" data-form-summary="">
          <p className="flex items-start gap-2 font-semibold">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none text-danger" />
            {services.t('form.errors', { count: wrong.length })}
          </p>
          <ul className="mt-1 pl-7">
            {wrong.map(({ field, words }) => (
              <li key={field.alias}>
                <a
                  href={`#${id}-${field.alias}`}
                  onClick={(event) => {
                    event.preventDefault();
                    const form = event.currentTarget.closest('form');
                    if (form) focusField(form, field.alias, `${id}-${field.alias}`);
                  }}
                >
                  <span>{nameOf(field.title)}</span> {words}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
