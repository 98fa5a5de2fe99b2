import { Check } from 'lucide-react';
import { bindShortWords } from '#ui/design/short-words.ts';

/** What is about to happen, in a few sentences. */
export function LinkPoints({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand" />
          <span className="min-w-0 break-words">{bindShortWords(point)}</span>
        </li>
      ))}
    </ul>
  );
}
