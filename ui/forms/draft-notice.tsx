import { useStore } from 'zustand';
import { useFormParts } from './form-parts.tsx';

/** Says that earlier answers were found again, and offers to begin anew. */
export function DraftNotice() {
  const { store, services } = useFormParts();
  const restored = useStore(store.state, (state) => state.restored);
  return (
    <div role="status">
      {restored && (
        <div className="form-draft">
          <p>{services.t('form.draft-restored')}</p>
          <button
            type="button"
            className="text-link min-h-6"
            onClick={(event) => {
              const form = event.currentTarget.closest('form');
              store.discard();
              // The button goes; the focus goes on to where filling in begins.
              form?.querySelector<HTMLElement>('[data-field] :is(input, select, textarea)')?.focus();
            }}
          >
            {services.t('form.draft-discard')}
          </button>
        </div>
      )}
    </div>
  );
}
