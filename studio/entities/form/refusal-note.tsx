import { CircleAlert } from 'lucide-react';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { fieldWords } from '../../fields/words/field-words.ts';
import { pointerLabels } from '../../fields/words/pointer-labels.ts';
import { placesOf } from './refusal-places.ts';
import type { Refusal } from './use-entity-draft.ts';

interface Props {
  readonly refusal: Refusal;
  /** Asked to show the place that is wrong. */
  readonly onShow: (pointer: string) => void;
}

/** Why it was not done, with a way to each place that is to be mended. */
export function RefusalNote({ refusal: { message, fields, findings }, onShow }: Props) {
  const { t, locale } = useStudioTexts();
  const context = { schema: undefined, t, words: fieldWords(locale) };
  const places = placesOf({ fields, findings });
  return (
    <div role="alert" className="s-card mb-4 grid gap-2 border-danger bg-danger-soft p-4">
      <p className="flex items-center gap-2 font-semibold text-danger">
        <CircleAlert aria-hidden="true" size={18} className="shrink-0" />
        {message}
      </p>
      {places.length > 0 && (
        <ul className="ms-6.5 list-disc">
          {places.map(({ path, text }) => (
            <li key={`${path} ${text}`}>
              <button type="button" className="s-link min-h-6 text-start" onClick={() => onShow(path)}>
                {t('entities.show-place', { path: pointerLabels(path, context).join(' › ') })}
              </button>{' '}
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
