import type { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

/** Why a table was not taken: each error with the row and the column in which to mend it. */
export function TableErrors({ error }: { readonly error: ApiError }) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  // What changed meanwhile is not one entry here, which the usual words are about.
  const reason = error.code === 'version_conflict' ? error.message : words(error);
  const places = Object.entries(error.fields).map(([place, what]) => {
    const [row = '', column = ''] = place.split(': ');
    return { row, column, what };
  });
  return (
    <div role="alert" className="grid gap-2 rounded-lg border border-danger p-3">
      <p className="s-error">{reason}</p>
      {places.length > 0 && (
        <ul className="grid list-disc gap-1 ps-5 text-small">
          {places.map(({ row, column, what }) => (
            <li key={`${row} ${column}`} className="break-words">
              {t('goods-table.place', { row, column })} {what}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
