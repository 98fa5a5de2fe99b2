import type { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';

const most = 30;

/** Why a file was not taken, or not published, place by place. */
export function ImportProblems({ error }: { readonly error: ApiError }) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const { findings, fields } = error;
  const lines =
    findings.length > 0
      ? findings.map(({ path, message: what }) => `${path} ${what}`.trim())
      : Object.entries(fields).map(([where, what]) => `${where} ${what}`);
  return (
    <div role="alert" className="rounded-lg border border-danger p-3">
      <p className="s-error">
        {lines.length === 0
          ? words(error)
          : t(`site-transfer.${findings.length > 0 ? 'findings' : 'problems'}`)}
      </p>
      <ul className="mt-2 grid list-disc gap-1 ps-5 text-small">
        {[...new Set(lines)].slice(0, most).map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
